import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.table_question_answering(
        table={
            "River": ["Rhine", "Danube", "Elbe"],
            "Length in km": ["1233", "2850", "1094"],
            "Mouth": ["North Sea", "Black Sea", "North Sea"],
        },
        query="Which river is the longest?",
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
