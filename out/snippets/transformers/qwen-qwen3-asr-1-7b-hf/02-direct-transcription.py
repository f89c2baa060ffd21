from transformers import AutoModelForMultimodalLM, AutoProcessor

processor = AutoProcessor.from_pretrained("Qwen/Qwen3-ASR-1.7B-hf")
model = AutoModelForMultimodalLM.from_pretrained(
    "Qwen/Qwen3-ASR-1.7B-hf",
    device_map="auto",
)

inputs = processor.apply_transcription_request("audio.wav")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=500)
answer = outputs[:, inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, return_format="transcription_only")[0])
