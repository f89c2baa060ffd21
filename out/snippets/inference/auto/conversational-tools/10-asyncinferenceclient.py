import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
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


asyncio.run(main())
