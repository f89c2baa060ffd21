from transformers import AutoModelForMultimodalLM, AutoProcessor

processor = AutoProcessor.from_pretrained("zai-org/GLM-ASR-Nano-2512")
model = AutoModelForMultimodalLM.from_pretrained(
    "zai-org/GLM-ASR-Nano-2512",
    device_map="auto",
)

inputs = processor.apply_transcription_request("audio.wav")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=500)
answer = outputs[:, inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True)[0])
