import pandas as pd
from transformers import BartForConditionalGeneration, TapexTokenizer

tokenizer = TapexTokenizer.from_pretrained("microsoft/tapex-large-finetuned-wtq")
model = BartForConditionalGeneration.from_pretrained(
    "microsoft/tapex-large-finetuned-wtq",
    device_map="auto",
)

table = pd.DataFrame(
    {
        "City": ["Hanoi", "Lima", "Oslo"],
        "Country": ["Vietnam", "Peru", "Norway"],
        "Founded": ["1010", "1535", "1040"],
    }
)
inputs = tokenizer(table=table, query="When was Lima founded?", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs)
print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
