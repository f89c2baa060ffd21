from adapters import AutoAdapterModel

model = AutoAdapterModel.from_pretrained("bert-base-uncased")
model.load_adapter("AdapterHub/bert-base-uncased-pf-imdb", set_active=True)
print(model.adapter_summary())
