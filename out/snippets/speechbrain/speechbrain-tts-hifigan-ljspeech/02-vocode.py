import soundfile
from speechbrain.inference.TTS import Tacotron2
from speechbrain.inference.vocoders import HIFIGAN

model = Tacotron2.from_hparams(source="speechbrain/tts-tacotron2-ljspeech")
vocoder = HIFIGAN.from_hparams(source="speechbrain/tts-hifigan-ljspeech")

spectrogram, length, alignment = model.encode_text("The parcel arrives on Tuesday.")
waveforms = vocoder.decode_batch(spectrogram)
soundfile.write("speech.wav", waveforms.squeeze().cpu().numpy(), 22050)
