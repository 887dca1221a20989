"""OpenAI's own package under load.

openai-client.py stream URL COUNT STREAMS | calls URL CALLS CONCURRENCY | first URL
"""

import asyncio
import json
import resource
import statistics
import sys
import time

import openai

QUESTION = {"model": "bench", "messages": [{"role": "user", "content": "Where does a swift sleep?"}]}
CONNECTIONS = 20_000


class Unfinished(Exception):
    """An answer ended early."""


def make_client(url):
    """A client that waits as long as it takes, for as many connections as there are."""
    limits = openai.DEFAULT_CONNECTION_LIMITS
    limits = type(limits)(max_connections=CONNECTIONS, max_keepalive_connections=CONNECTIONS)
    http_client = openai.DefaultAsyncHttpxClient(limits=limits, timeout=600, trust_env=False)
    return openai.AsyncOpenAI(base_url=url, api_key="none", timeout=600, http_client=http_client)


async def read_stream(client, expected):
    """Reads one stream to its end, or to so many tokens; returns the tokens and when the first came."""
    tokens, first, is_finished = 0, None, False
    async with await client.chat.completions.create(stream=True, **QUESTION) as stream:
        async for chunk in stream:
            for choice in chunk.choices:
                if choice.delta.content or choice.delta.tool_calls:
                    first = first or time.perf_counter()
                    tokens += 1
                is_finished = is_finished or choice.finish_reason is not None
            if expected is None and tokens:
                return tokens, first
    if not is_finished or tokens < expected:
        raise Unfinished(f"{tokens} of {expected} tokens came")
    return expected, first


async def one_stream(client, expected):
    start = time.perf_counter()
    tokens, first = await read_stream(client, expected)
    return tokens, first - start


async def one_call(client):
    start = time.perf_counter()
    completion = await client.chat.completions.create(**QUESTION)
    if not completion.choices[0].message.content:
        raise Unfinished("the answer is empty")
    return 1, time.perf_counter() - start


async def calls_one_by_one(client, count):
    return [await outcome(one_call(client)) for _ in range(count)]


async def outcome(answer):
    """What came of it: tokens and seconds, or the error."""
    try:
        return await answer
    # A stream that is cut throws the HTTP package's own errors too.
    except Exception as error:
        return error


async def run(client, mode, numbers):
    if mode == "stream":
        tokens, streams = numbers
        return await asyncio.gather(*(outcome(one_stream(client, tokens)) for _ in range(streams)))
    if mode == "calls":
        calls, at_once = numbers
        shares = [calls // at_once + (place < calls % at_once) for place in range(at_once)]
        groups = await asyncio.gather(*(calls_one_by_one(client, share) for share in shares))
        return [one for group in groups for one in group]
    return [await outcome(one_stream(client, None))]


def cpu_seconds():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def peak_kilobytes():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM:"))


def microseconds(seconds):
    return round(seconds * 1_000_000)


async def main(mode, url, *numbers):
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    client = make_client(url)
    cpu, wall = cpu_seconds(), time.perf_counter()
    outcomes = await run(client, mode, [int(number) for number in numbers])
    cpu, wall = cpu_seconds() - cpu, time.perf_counter() - wall

    errors = [one for one in outcomes if isinstance(one, Exception)]
    whole = [one for one in outcomes if not isinstance(one, Exception)]
    print(
        json.dumps(
            {
                "tokens": sum(tokens for tokens, _ in whole),
                "failed": len(errors),
                "cpu_us": microseconds(cpu),
                "wall_us": microseconds(wall),
                "first_us": microseconds(statistics.median(first for _, first in whole)) if whole else 0,
                "peak_kb": peak_kilobytes(),
            },
            separators=(",", ":"),
        )
    )
    if errors:
        print(repr(errors[0]), file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    if len(sys.argv) < 3 or (sys.argv[1], len(sys.argv)) not in [("stream", 5), ("calls", 5), ("first", 3)]:
        sys.exit(__doc__)
    sys.exit(asyncio.run(main(*sys.argv[1:])))
