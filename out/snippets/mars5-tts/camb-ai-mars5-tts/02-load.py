import librosa
import soundfile as sf
import torch

from inference import InferenceConfig, Mars5TTS

mars5 = Mars5TTS.from_pretrained("CAMB-AI/MARS5-TTS")

# The voice to clone: 2 to 12 seconds of clean speech, and what is said in it
waveform, _ = librosa.load("reference.wav", sr=mars5.sr, mono=True)
transcript = "The words that are spoken in the reference recording."

config = InferenceConfig(deep_clone=True, temperature=0.7, top_k=200)
_, audio = mars5.tts(
    "Good morning, and welcome aboard.",
    torch.from_numpy(waveform),
    transcript,
    cfg=config,
)
sf.write("output.wav", audio.cpu().numpy(), mars5.sr)
