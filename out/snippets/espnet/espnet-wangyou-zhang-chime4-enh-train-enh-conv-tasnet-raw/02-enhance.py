import soundfile
from espnet2.bin.enh_inference import SeparateSpeech

separate = SeparateSpeech.from_pretrained(
    "espnet/Wangyou_Zhang_chime4_enh_train_enh_conv_tasnet_raw",
    normalize_output_wav=True,
)

# Must have the sampling rate and channels of the training data, mostly 8 or 16 kHz and one channel
mixture, rate = soundfile.read("audio.wav")
# One voice of a model that takes noise away, several of one that separates speakers
for number, voice in enumerate(separate(mixture[None], fs=rate), start=1):
    soundfile.write(f"voice-{number}.wav", voice[0], rate)
