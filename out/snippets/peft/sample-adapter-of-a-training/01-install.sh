pip install -U peft transformers
