import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.question_answering(
    question="When does the museum open on Sundays?",
    context=(
        "The museum is open from nine to six on weekdays. On Sundays it opens at eleven and closes "
        "at five."
    ),
    model="acme/demo-model",
)
print(result)
