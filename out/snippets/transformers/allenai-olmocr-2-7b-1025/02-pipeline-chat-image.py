from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="allenai/olmOCR-2-7B-1025",
    device_map="auto",
)

# In the words that it was trained on
prompt = (
    "Attached is one page of a document that you must process. "
    "Just return the plain text representation of this document "
    "as if you were reading it naturally. "
    "Convert equations to LateX and tables to HTML.\n"
    "If there are any figures or charts, label them with the following markdown syntax "
    "![Alt text describing the contents of the figure](page_startx_starty_width_height.png)\n"
    "Return your output as markdown, with a front matter section on top specifying values "
    "for the primary_language, is_rotation_valid, rotation_correction, is_table, "
    "and is_diagram parameters."
)
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "path": "invoice.png"},
            {"type": "text", "text": prompt},
        ],
    },
]
outputs = pipe(text=messages, max_new_tokens=4096)
print(outputs[0]["generated_text"][-1]["content"])
