from transformers import pipeline

pipe = pipeline("table-question-answering", model="google/tapas-base-finetuned-sqa")

table = {
    "City": ["Hanoi", "Lima", "Oslo"],
    "Country": ["Vietnam", "Peru", "Norway"],
    "Founded": ["1010", "1535", "1040"],
}
print(pipe(table=table, query="When was Lima founded?"))
