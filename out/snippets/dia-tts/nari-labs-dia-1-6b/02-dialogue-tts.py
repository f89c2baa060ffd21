import soundfile as sf
from dia.model import Dia

model = Dia.from_pretrained("nari-labs/Dia-1.6B", compute_dtype="float16")

text = "[S1] Did you hear the rain last night? [S2] Yes, it woke us all! (laughs)"
audio = model.generate(text)
sf.write("simple.wav", audio, 44100)
