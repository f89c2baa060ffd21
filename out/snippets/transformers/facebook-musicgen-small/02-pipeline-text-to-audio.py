import soundfile
from transformers import pipeline

pipe = pipeline("text-to-audio", model="facebook/musicgen-small")

output = pipe(
    "a funky house with 80s hip hop vibes",
    # About five seconds
    generate_kwargs={"max_new_tokens": 256},
)
soundfile.write("audio.wav", output["audio"].T, output["sampling_rate"])
