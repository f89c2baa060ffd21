import soundfile
from speechbrain.inference.TTS import FastSpeech2InternalAlignment
from speechbrain.inference.vocoders import HIFIGAN

model = FastSpeech2InternalAlignment.from_hparams(source="speechbrain/tts-fastspeech2-internal-alignment-ljspeech")
vocoder = HIFIGAN.from_hparams(source="speechbrain/tts-hifigan-ljspeech")

# Texts become phonemes by speechbrain/soundchoice-g2p, which it downloads
spectrograms, durations, pitch, energy = model.encode_text(["The parcel arrives on Tuesday."])
waveforms = vocoder.decode_batch(spectrograms)
soundfile.write("speech.wav", waveforms.squeeze().cpu().numpy(), 22050)
