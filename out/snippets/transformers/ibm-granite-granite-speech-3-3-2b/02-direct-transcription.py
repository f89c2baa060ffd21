from transformers import AutoModelForMultimodalLM, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("ibm-granite/granite-speech-3.3-2b")
model = AutoModelForMultimodalLM.from_pretrained(
    "ibm-granite/granite-speech-3.3-2b",
    device_map="auto",
)

messages = [
    {"role": "user", "content": "<|audio|>can you transcribe the speech into a written format?"},
]
text = processor.tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=False,
)
audio = load_audio("audio.wav", sampling_rate=16000)
inputs = processor(text, audio, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=500)
answer = outputs[:, inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True)[0])
