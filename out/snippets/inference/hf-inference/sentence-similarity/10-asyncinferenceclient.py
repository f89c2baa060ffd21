import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.sentence_similarity(
        sentence="How do I reset my password?",
        other_sentences=[
            "I forgot my login details.",
            "Where can I change my delivery address?",
            "The steps to choose a new password",
        ],
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
