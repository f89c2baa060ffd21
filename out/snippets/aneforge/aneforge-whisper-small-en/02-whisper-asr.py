import wave

import aneforge as af
import numpy as np

asr = af.load_whisper("aneforge/whisper-small.en")

# audio.wav: 16 kHz, mono, 16 bits a sample
with wave.open("audio.wav", "rb") as file:
    samples = np.frombuffer(file.readframes(file.getnframes()), dtype=np.int16)
audio = samples.astype(np.float32) / 32768

print(asr.transcribe(audio))
