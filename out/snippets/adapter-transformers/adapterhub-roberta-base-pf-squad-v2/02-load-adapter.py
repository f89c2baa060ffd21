from adapters import AutoAdapterModel

model = AutoAdapterModel.from_pretrained("fill-in-model-name")
model.load_adapter("AdapterHub/roberta-base-pf-squad_v2", set_active=True)
print(model.adapter_summary())
