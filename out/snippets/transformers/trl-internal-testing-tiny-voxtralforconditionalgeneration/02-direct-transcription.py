from transformers import AutoModelForMultimodalLM, AutoProcessor

processor = AutoProcessor.from_pretrained("trl-internal-testing/tiny-VoxtralForConditionalGeneration")
model = AutoModelForMultimodalLM.from_pretrained(
    "trl-internal-testing/tiny-VoxtralForConditionalGeneration",
    device_map="auto",
)

inputs = processor.apply_transcription_request(
    audio="audio.wav",
    model_id="trl-internal-testing/tiny-VoxtralForConditionalGeneration",
)
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=500)
answer = outputs[:, inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True)[0])
