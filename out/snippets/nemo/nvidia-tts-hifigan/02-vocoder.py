import soundfile as sf
import torch
from nemo.collections.tts.models import FastPitchModel, HifiGanModel

# A model that writes spectrograms of the same kind of voice and sampling rate
model = FastPitchModel.from_pretrained("nvidia/tts_en_fastpitch")
vocoder = HifiGanModel.from_pretrained("nvidia/tts_hifigan")
model.eval()
vocoder.eval()

with torch.inference_mode():
    tokens = model.parse("The kettle is on, and the cat is asleep.")
    spectrogram = model.generate_spectrogram(tokens=tokens)
    audio = vocoder.convert_spectrogram_to_audio(spec=spectrogram)
sf.write("speech.wav", audio[0].cpu().numpy(), vocoder.sample_rate)
