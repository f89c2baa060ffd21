import soundfile
from transformers import pipeline

pipe = pipeline("text-to-speech", model="facebook/hf-seamless-m4t-medium")

# The language that is spoken; the text is translated into it.
output = pipe(
    "Good morning! The library opens at ten.",
    generate_kwargs={"tgt_lang": "eng"},
)
soundfile.write("audio.wav", output["audio"].T, output["sampling_rate"])
