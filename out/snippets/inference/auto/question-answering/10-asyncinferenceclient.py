import asyncio
import os

from huggingface_hub import AsyncInferenceClient

client = AsyncInferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    result = await client.question_answering(
        question="When does the museum open on Sundays?",
        context=(
            "The museum is open from nine to six on weekdays. On Sundays it opens at eleven and "
            "closes at five."
        ),
        model="acme/demo-model",
    )
    print(result)


asyncio.run(main())
