import ChatTTS
import torch
import torchaudio

chat = ChatTTS.Chat()
chat.load(source="huggingface", compile=False)

wavs = chat.infer(["The shop opens at nine, but the coffee is ready at eight."])
torchaudio.save("output1.wav", torch.from_numpy(wavs[0]).reshape(1, -1), 24000)
