python -m sample_factory.huggingface.load_from_hub \
  -r andrewzhang505/sample-factory-2-megaverse \
  -d ./train_dir
