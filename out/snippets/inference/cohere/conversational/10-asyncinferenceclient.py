import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    completion = await client.chat.completions.create(
        model="acme/demo-model:cohere",
        messages=[
            {
                "role": "user",
                "content": "Which planet in the solar system has the shortest year?",
            },
        ],
    )
    print(completion.choices[0].message.content)


asyncio.run(main())
