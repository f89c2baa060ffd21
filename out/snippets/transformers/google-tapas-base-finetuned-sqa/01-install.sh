pip install -U transformers accelerate torch pandas
