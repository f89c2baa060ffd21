from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="nanonets/Nanonets-OCR2-3B",
    device_map="auto",
)

# In the words that it was trained on
prompt = (
    "Extract the text from the above document as if you were reading it naturally. "
    "Return the tables in html format. Return the equations in LaTeX representation. "
    "If there is an image in the document and image caption is not present, "
    "add a small description of the image inside the <img></img> tag; "
    "otherwise, add the image caption inside <img></img>. "
    "Watermarks should be wrapped in brackets. Ex: <watermark>OFFICIAL COPY</watermark>. "
    "Page numbers should be wrapped in brackets. "
    "Ex: <page_number>14</page_number> or <page_number>9/22</page_number>. "
    "Prefer using ☐ and ☑ for check boxes."
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
