import numpy as np
import soundfile as sf
from kokoro import KPipeline

# a: American English, b: British, e: Spanish, f: French, h: Hindi, i: Italian, p: Portuguese;
# j and z, Japanese and Chinese, need misaki[ja] or misaki[zh]
pipeline = KPipeline(lang_code="a", repo_id="hexgrad/Kokoro-82M")

# The first letter of a voice is its language
text = "The ferry leaves at seven in the morning."
parts = [audio for _, _, audio in pipeline(text, voice="af_heart")]
sf.write("output.wav", np.concatenate(parts), 24000)
