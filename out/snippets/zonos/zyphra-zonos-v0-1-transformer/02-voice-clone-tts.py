import torchaudio
from zonos.conditioning import make_cond_dict
from zonos.model import Zonos
from zonos.utils import DEFAULT_DEVICE

model = Zonos.from_pretrained("Zyphra/Zonos-v0.1-transformer", device=DEFAULT_DEVICE)

# speaker.wav: five to ten seconds of the voice to clone.
wav, sample_rate = torchaudio.load("speaker.wav")
speaker = model.make_speaker_embedding(wav, sample_rate)

cond = make_cond_dict(text="Good morning!", speaker=speaker, language="en-us")
codes = model.generate(model.prepare_conditioning(cond))

waveform = model.autoencoder.decode(codes)[0].cpu()
torchaudio.save("sample.wav", waveform, model.autoencoder.sampling_rate)
