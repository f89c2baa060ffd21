from transformers import AutoModelForDocumentQuestionAnswering, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("impira/layoutlm-document-qa")
model = AutoModelForDocumentQuestionAnswering.from_pretrained(
    "impira/layoutlm-document-qa",
    device_map="auto",
)
print(model)
