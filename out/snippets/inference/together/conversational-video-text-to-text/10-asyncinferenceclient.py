import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    completion = await client.chat.completions.create(
        model="acme/demo-model:together",
        messages=[
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": "Describe this video in one sentence."},
                    {
                        "type": "video_url",
                        "video_url": {
                            "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4",
                        },
                    },
                ],
            },
        ],
    )
    print(completion.choices[0].message.content)


asyncio.run(main())
