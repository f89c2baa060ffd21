import scipy.io.wavfile
from pocket_tts import TTSModel

model = TTSModel.load_model(language="english")
voice = model.get_state_for_audio_prompt("alba")
audio = model.generate_audio(voice, "The kettle is on, and tea will be ready soon.")
scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
