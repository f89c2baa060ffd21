from transformers import pipeline

pipe = pipeline("document-question-answering", model="naver-clova-ix/donut-base-finetuned-docvqa")

print(pipe(image="invoice.png", question="What is the invoice number?"))
