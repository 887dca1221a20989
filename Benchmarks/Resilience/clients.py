"""One call with either client. Each returns the text that its user is left with, and the name of the error, if any."""

import asyncio
import json

from openai import AsyncOpenAI

PROMPT = "Where does a swift sleep?"


async def martlet(base_url, program, limit):
    """Runs resilience-client, which gives up on a server after `limit` seconds without a byte."""
    process = await asyncio.create_subprocess_exec(
        program, base_url, PROMPT, str(limit), stdout=asyncio.subprocess.PIPE
    )
    try:
        output, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise ChildProcessError(f"{program} ended with {process.returncode}")
    ending = json.loads(output)
    return ending["text"], ending.get("error")


async def openai(base_url, **options):
    """Streams the answer as the package's documentation does."""
    messages = [{"role": "user", "content": PROMPT}]
    text = ""
    async with AsyncOpenAI(base_url=base_url, api_key="none", **options) as client:
        try:
            async for chunk in await client.chat.completions.create(model="mock", messages=messages, stream=True):
                text += chunk.choices[0].delta.content or ""
        except Exception as error:
            return text, type(error).__name__
    return text, None
