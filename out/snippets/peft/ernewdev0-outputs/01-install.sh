pip install -U peft transformers soundfile
