from transformers import pipeline

pipe = pipeline("document-question-answering", model="impira/layoutlm-document-qa")

print(pipe(image="invoice.png", question="What is the invoice number?"))
