from transformers import pipeline

pipe = pipeline("automatic-speech-recognition", model="facebook/seamless-m4t-v2-large")

# The language of the text; what is said in another is translated.
result = pipe("audio.wav", generate_kwargs={"tgt_lang": "eng"})
print(result["text"])
