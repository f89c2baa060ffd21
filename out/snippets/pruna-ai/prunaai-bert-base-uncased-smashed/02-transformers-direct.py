from pruna import PrunaModel
from transformers import AutoTokenizer

processor = AutoTokenizer.from_pretrained("PrunaAI/bert-base-uncased-smashed")
model = PrunaModel.from_pretrained("PrunaAI/bert-base-uncased-smashed")
print(model)
