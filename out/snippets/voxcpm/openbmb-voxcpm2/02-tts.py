import soundfile as sf
from voxcpm import VoxCPM

# The denoiser only cleans a reference recording, which is not used here.
model = VoxCPM.from_pretrained("openbmb/VoxCPM2", load_denoiser=False)

wav = model.generate(
    text="VoxCPM turns written words into speech without discrete audio tokens.",
    cfg_value=2.0,
    inference_timesteps=10,
    normalize=True,
    retry_badcase=True,
    retry_badcase_max_times=3,
    retry_badcase_ratio_threshold=6.0,
)
sf.write("output.wav", wav, model.tts_model.sample_rate)
print("Saved output.wav")
