"""Lets llmock judge Martlet and the `openai` package side by side: judge.py RESILIENCE_CLIENT

One call for each of scenarios.json and each client, whose server is its own. Prints a table. The exit code is 0 where
llmock finds nothing to say against Martlet, and each of Martlet's calls ended as its scenario says.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from clients import martlet, openai
from llmock.chaos import StreamChaos
from llmock.scenarios import Reply, behavior_from_dict
from llmock.testing import LLMockServer
from llmock.verdict import Verdict, judge

ANSWER = "A swift sleeps on the wing, high above the town, and comes down only to nest."
LIMIT = 2  # seconds without a byte, for a client that is given such a limit; the stalls last twice as long
PATIENCE = 60  # seconds that a call may take, whatever its client does
PACE = StreamChaos(chunk_delay_ms=20)  # without a pace all is sent before a client can hang up on a bad chunk

WORDS = {"error": "FAIL", "warning": "WARN"}


@dataclass
class Result:
    """How one call went: what llmock says, which saw the requests, and what the caller got."""

    verdict: Verdict
    ending: str

    @property
    def word(self):
        if self.verdict.errors:
            return "FAIL"
        return "WARN" if self.verdict.warnings else "PASS"

    def __str__(self):
        return f"{self.word}  {self.ending}"

    def attempts(self):
        """Every attempt, and how long the client waited before it."""
        for call in self.verdict.calls:
            before = None
            for attempt in call.attempts:
                wait = f" after {attempt.started_at - before.ended_at:.2f} s" if before else ""
                yield f"{attempt.fault or attempt.status}{wait}"
                before = attempt


async def run(scenario, server, ask):
    state = server.state
    state.reset()
    state.scenarios.add(*map(behavior_from_dict, scenario["behaviors"]), Reply(text=ANSWER, times=None))
    text, error = await asyncio.wait_for(ask(server.base_url()), PATIENCE)
    records = await asyncio.to_thread(state.journal.records, wait=PATIENCE)
    ending = "error" if error else "answer" if text == ANSWER else "wrong answer"
    return Result(judge(records), ending)


def print_row(name, cells):
    print((f"{name:<36}" + "".join(f"{cell!s:<22}" for cell in cells)).rstrip(), flush=True)


def print_totals(scenarios, columns):
    print()
    words = {name: Counter(result.word for result in column) for name, column in columns.items()}
    for word in ["PASS", "WARN", "FAIL"]:
        print_row(word, [count[word] for count in words.values()])
    possible = sum(scenario["ends"] == "answer" for scenario in scenarios)
    endings = [Counter(result.ending for result in column) for column in columns.values()]
    print_row(f"whole answers, of {possible}", [count["answer"] for count in endings])
    print_row("wrong answers", [count["wrong answer"] for count in endings])


def print_findings(columns):
    print()
    for name, column in columns.items():
        findings = Counter(f"{WORDS[f.severity]} {f.code}" for result in column for f in result.verdict.findings)
        print(f"{name}: " + (", ".join(f"{count} x {code}" for code, count in sorted(findings.items())) or "no finding"))


def print_faults(scenario, result):
    print(f"\nmartlet, {scenario['name']}: {result}, expected PASS  {scenario['ends']}")
    print("  " + ", ".join(result.attempts()))
    for finding in result.verdict.findings:
        print(f"  {WORDS[finding.severity]} {finding.code}: {finding.title}")


async def main(program):
    scenarios = json.loads(Path(__file__).with_name("scenarios.json").read_text())
    clients = {
        "martlet": lambda url: martlet(url, program, LIMIT),
        f"openai {version('openai')}": openai,
        f"openai, timeout={LIMIT}": lambda url: openai(url, timeout=LIMIT),
    }
    print_row(f"llmock {version('llmock')}", clients)
    rows = []
    with ExitStack() as stack:
        servers = [stack.enter_context(LLMockServer()) for _ in clients]
        for server in servers:
            server.state.stream_chaos = PACE
        for scenario in scenarios:
            calls = [run(scenario, server, ask) for server, ask in zip(servers, clients.values())]
            rows.append(await asyncio.gather(*calls))
            print_row(scenario["name"], rows[-1])
    columns = dict(zip(clients, zip(*rows)))
    print_totals(scenarios, columns)
    print_findings(columns)

    faults = [
        (scenario, ours)
        for scenario, ours in zip(scenarios, columns["martlet"])
        if ours.word != "PASS" or ours.ending != scenario["ends"]
    ]
    for scenario, ours in faults:
        print_faults(scenario, ours)
    return 1 if faults else 0


os.environ["NO_PROXY"] = "127.0.0.1"
sys.exit(asyncio.run(main(sys.argv[1])))
