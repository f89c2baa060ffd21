import scipy.io.wavfile
from pocket_tts import TTSModel

# config.yaml stands for the YAML file of the repository
model = TTSModel.load_model(config="hf://saryps-labs/pocket-tts-hindi/config.yaml")
recording = "hf://kyutai/tts-voices/alba-mackenna/casual.wav"
voice = model.get_state_for_audio_prompt(recording)
audio = model.generate_audio(voice, "The kettle is on, and tea will be ready soon.")
scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
