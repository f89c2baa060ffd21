import numpy as np
import soundfile as sf
from kokoro import KPipeline

pipeline = KPipeline(lang_code="z", repo_id="hexgrad/Kokoro-82M-v1.1-zh")

# Chinese voices are zf_001, zm_009 and so on; English words in the text are left out
parts = [audio for _, _, audio in pipeline("渡轮早上七点出发。", voice="zf_001")]
sf.write("output.wav", np.concatenate(parts), 24000)
