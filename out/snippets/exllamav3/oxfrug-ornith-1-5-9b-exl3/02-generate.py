from exllamav3 import Cache, Config, Generator, Model, Tokenizer
from huggingface_hub import snapshot_download

# A repository with several sizes has one in each branch: revision="4.0bpw"
config = Config.from_directory(snapshot_download("oxfrug/Ornith-1.5-9B-exl3"))
model = Model.from_config(config)
cache = Cache(model, max_num_tokens=8192)
model.load()
tokenizer = Tokenizer.from_config(config)

generator = Generator(model=model, cache=cache, tokenizer=tokenizer)
print(generator.generate(prompt="The lighthouse keeper wrote:", max_new_tokens=128, add_bos=True))
