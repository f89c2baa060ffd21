from mlx_audio.stt import load

model = load("mlx-community/parakeet-tdt-0.6b-v3")
print(model.generate("audio.wav").text)
