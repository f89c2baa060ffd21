import ChatTTS
import torch
import torchaudio
from huggingface_hub import snapshot_download

chat = ChatTTS.Chat()
folder = snapshot_download("Lkey7/ChatTTS")
chat.load(source="custom", custom_path=folder, compile=False)

wavs = chat.infer(["The shop opens at nine, but the coffee is ready at eight."])
torchaudio.save("output1.wav", torch.from_numpy(wavs[0]).reshape(1, -1), 24000)
