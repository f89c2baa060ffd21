from asteroid.models import BaseModel

model = BaseModel.from_pretrained("JorisCos/ConvTasNet_Libri2Mix_sepclean_16k")

# Writes one file a source beside audio.wav: audio_est1.wav, audio_est2.wav and so on.
model.separate("audio.wav", resample=True, force_overwrite=True)
