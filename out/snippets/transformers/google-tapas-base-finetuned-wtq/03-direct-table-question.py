import pandas as pd
import torch
from transformers import AutoModelForTableQuestionAnswering, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google/tapas-base-finetuned-wtq")
model = AutoModelForTableQuestionAnswering.from_pretrained(
    "google/tapas-base-finetuned-wtq",
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
cells, sums = tokenizer.convert_logits_to_predictions(
    inputs.to("cpu"),
    outputs.logits.cpu(),
    outputs.logits_aggregation.cpu(),
)
# NONE, or what is made of the cells: SUM, AVERAGE or COUNT
print(model.config.aggregation_labels[sums[0]])
for row, column in cells[0]:
    print(table.iat[row, column])
