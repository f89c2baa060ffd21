import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.visual_question_answering(
        image="street.jpg",
        question="How many bicycles are there?",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
