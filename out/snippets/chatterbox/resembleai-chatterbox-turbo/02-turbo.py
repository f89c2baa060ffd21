import torch
import torchaudio as ta
from chatterbox.tts_turbo import ChatterboxTurboTTS
from huggingface_hub import snapshot_download

device = "cuda" if torch.cuda.is_available() else "cpu"
folder = snapshot_download("ResembleAI/chatterbox-turbo")
model = ChatterboxTurboTTS.from_local(folder, device=device)

# voice.wav: about ten seconds of the voice to speak with
text = "The shop opens at nine, [chuckle] but the coffee is ready at eight."
wav = model.generate(text, audio_prompt_path="voice.wav")
ta.save("speech.wav", wav, model.sr)
