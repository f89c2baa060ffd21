from funasr import AutoModel

# AutoModel takes a CUDA GPU where there is one, otherwise the CPU.
model = AutoModel(model="funasr/paraformer-zh", hub="hf", disable_update=True)

# audio.wav: a recording of speech
results = model.generate(input="audio.wav")
print(results[0]["text"])
