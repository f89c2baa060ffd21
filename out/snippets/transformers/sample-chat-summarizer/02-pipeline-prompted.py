from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="sample/chat-summarizer",
    device_map="auto",
)

prompt = (
    "Summarize this in one sentence:\n"
    "The lighthouse was built in 1854 and warned ships of the rocks for over a century. "
    "Its lamp went out for good in 1972, when radio beacons had made it superfluous. "
    "Last spring, volunteers from the village repaired the tower and opened it to visitors.\n"
    "Summary:"
)
messages = [
    {"role": "user", "content": prompt},
]
outputs = pipe(messages, max_new_tokens=200)
print(outputs[0]["generated_text"][-1]["content"])
