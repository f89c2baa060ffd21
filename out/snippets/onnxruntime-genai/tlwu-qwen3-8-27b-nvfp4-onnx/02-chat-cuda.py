import json
from pathlib import Path

import onnxruntime_genai as og
from huggingface_hub import snapshot_download

# A repository can hold one model in several forms, each in a folder with its genai_config.json.
files = Path(snapshot_download("tlwu/Qwen3.8-27B-NVFP4-ONNX"))
folder = sorted(files.rglob("genai_config.json"))[0].parent
model = og.Model(str(folder))
tokenizer = og.Tokenizer(model)

messages = [
    {"role": "user", "content": "What does an execution provider do?"},
]
prompt = tokenizer.apply_chat_template(json.dumps(messages), add_generation_prompt=True)

params = og.GeneratorParams(model)
params.set_search_options(max_length=1024)
generator = og.Generator(model, params)
generator.append_tokens(tokenizer.encode(prompt))

stream = tokenizer.create_stream()
while not generator.is_done():
    generator.generate_next_token()
    print(stream.decode(generator.get_next_tokens()[0]), end="", flush=True)
