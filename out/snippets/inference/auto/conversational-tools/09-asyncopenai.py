import asyncio
import os

from openai import APIStatusError, AsyncOpenAI

client = AsyncOpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    completion = await client.chat.completions.create(
        model="acme/demo-model",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
        tools=[
            {
                "type": "function",
                "function": {
                    "name": "get_weather",
                    "description": "The weather of a city.",
                    "parameters": {
                        "type": "object",
                        "properties": {
                            "city": {"type": "string"},
                        },
                        "required": ["city"],
                    },
                },
            },
        ],
    )
    message = completion.choices[0].message
    if message.content:
        print(message.content)
    for call in message.tool_calls or []:
        print(call.function.name, call.function.arguments)


try:
    asyncio.run(main())
except APIStatusError as error:
    raise RuntimeError(f"HTTP {error.status_code}: {error.response.text}") from error
