import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.document_question_answering(
        image="invoice.png",
        question="What is the total amount?",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
