import librosa
import soundfile as sf
import torch
from vibevoice.modular.modeling_vibevoice_inference import (
    VibeVoiceForConditionalGenerationInference,
)
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

processor = VibeVoiceProcessor.from_pretrained("microsoft/VibeVoice-1.5B")
model = VibeVoiceForConditionalGenerationInference.from_pretrained(
    "microsoft/VibeVoice-1.5B",
    torch_dtype=torch.bfloat16,
).to("cuda")
model.eval()
model.set_ddpm_inference_steps(num_steps=5)

script = "Speaker 0: Good to see you again!\nSpeaker 1: It has been far too long."
# One recording per speaker, as mono at 24 kHz.
voices = [
    librosa.load("speaker0.wav", sr=24000, mono=True)[0],
    librosa.load("speaker1.wav", sr=24000, mono=True)[0],
]
inputs = processor(
    text=[script],
    voice_samples=[voices],
    padding=True,
    return_tensors="pt",
    return_attention_mask=True,
)
inputs = {
    key: value.to("cuda") if torch.is_tensor(value) else value
    for key, value in inputs.items()
}

outputs = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)
audio = outputs.speech_outputs[0].float().cpu().numpy().squeeze()
sf.write("output.wav", audio, 24000)
