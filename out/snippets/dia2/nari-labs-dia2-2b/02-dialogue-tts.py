# Run this with uv run in the folder of the cloned repository.
from dia2 import Dia2, GenerationConfig, SamplingConfig

model = Dia2.from_repo("nari-labs/Dia2-2B", device="cuda", dtype="bfloat16")
sampling = SamplingConfig(temperature=0.8, top_k=50)
config = GenerationConfig(cfg_scale=2.0, audio=sampling, use_cuda_graph=True)

text = "[S1] Good morning! [S2] Good morning, the coffee is ready."
model.generate(text, config=config, output_wav="hello.wav", verbose=True)
