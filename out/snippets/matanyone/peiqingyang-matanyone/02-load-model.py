from matanyone.model.matanyone import MatAnyone

model = MatAnyone.from_pretrained("PeiqingYang/MatAnyone").eval()
print(sum(parameter.numel() for parameter in model.parameters()), "parameters")
