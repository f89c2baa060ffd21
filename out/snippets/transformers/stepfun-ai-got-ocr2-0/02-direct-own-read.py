from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("stepfun-ai/GOT-OCR2_0", trust_remote_code=True)
model = AutoModel.from_pretrained(
    "stepfun-ai/GOT-OCR2_0",
    trust_remote_code=True,
    pad_token_id=tokenizer.eos_token_id,
    # Its code calls CUDA by its name.
    device_map="cuda",
)

# With ocr_type="format" tables and formulas are marked up.
print(model.chat(tokenizer, "invoice.png", ocr_type="ocr"))
