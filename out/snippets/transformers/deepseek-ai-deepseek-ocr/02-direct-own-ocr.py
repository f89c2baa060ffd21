import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("deepseek-ai/DeepSeek-OCR", trust_remote_code=True)
model = AutoModel.from_pretrained(
    "deepseek-ai/DeepSeek-OCR",
    trust_remote_code=True,
    torch_dtype=torch.bfloat16,
)
model = model.eval().cuda()

# Prints the text, and writes it with its pictures to the folder.
model.infer(
    tokenizer,
    # Without the places of what was read: "<image>\nFree OCR. "
    prompt="<image>\n<|grounding|>Convert the document to markdown. ",
    image_file="invoice.png",
    output_path="output",
    base_size=1024,
    image_size=640,
    crop_mode=True,
    save_results=True,
)
