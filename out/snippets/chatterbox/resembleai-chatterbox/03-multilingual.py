import torch
import torchaudio as ta
from chatterbox.mtl_tts import ChatterboxMultilingualTTS

device = "cuda" if torch.cuda.is_available() else "cpu"
model = ChatterboxMultilingualTTS.from_pretrained(device=device)

# get_supported_languages() has the codes of all 23 languages
wav = model.generate("Le magasin ouvre à neuf heures.", language_id="fr")
ta.save("french.wav", wav, model.sr)
