import numpy
import soundfile
import torch
from huggingface_hub import hf_hub_download
from transformers import pipeline

pipe = pipeline("text-to-speech", model="microsoft/speecht5_tts")

# The voice: another x-vector of 512 numbers speaks with another one.
voice = hf_hub_download("Xenova/transformers.js-docs", "speaker_embeddings.bin", repo_type="dataset")
speaker = torch.from_numpy(numpy.fromfile(voice, dtype="float32")).unsqueeze(0)
output = pipe(
    "Good morning! The library opens at ten.",
    forward_params={"speaker_embeddings": speaker},
)
soundfile.write("audio.wav", output["audio"].T, output["sampling_rate"])
