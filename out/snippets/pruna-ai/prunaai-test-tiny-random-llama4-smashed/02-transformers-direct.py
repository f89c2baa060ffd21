from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/test-tiny-random-llama4-smashed", trust_remote_code=True)
print(model)
