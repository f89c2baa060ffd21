import soundfile
from espnet2.bin.diar_inference import DiarizeSpeech

# num_spk: how many speak, for many models the number that they were trained with
diarize = DiarizeSpeech.from_pretrained("espnet/YushiUeda_mini_librispeech_diar_train_diar_raw_valid.acc.best", num_spk=2)

# Must have the sampling rate of the training data, mostly 8 kHz, and one channel
speech, rate = soundfile.read("speech.wav")
_, activity = diarize(speech[None], fs=rate)
# A row for each moment, in it for each speaker how likely it is that they speak
print(activity[0].round(2))
