import pandas as pd
import torch
from transformers import AutoModelForTableQuestionAnswering, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google/tapas-base-finetuned-sqa")
model = AutoModelForTableQuestionAnswering.from_pretrained(
    "google/tapas-base-finetuned-sqa",
    device_map="auto",
)

table = pd.DataFrame(
    {
        "City": ["Hanoi", "Lima", "Oslo"],
        "Founded": ["1010", "1535", "1040"],
    }
)
inputs = tokenizer(
    table=table,
    queries=["When was Lima founded?"],
    return_tensors="pt",
)
with torch.inference_mode():
    outputs = model(**inputs.to(model.device))
(cells,) = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.cpu())
for row, column in cells[0]:
    print(table.iat[row, column])
