from f5_tts.api import F5TTS
from huggingface_hub import hf_hub_download, list_repo_files

# Of several checkpoints in the repository the first is taken.
files = sorted(list_repo_files("SPRINGLab/F5-Hindi-24KHz"))
checkpoints = [name for name in files if name.endswith((".safetensors", ".pt"))]
vocabularies = [name for name in files if "vocab" in name and name.endswith(".txt")]
vocabulary = ""  # that of the package, unless the repository has its own
if vocabularies:
    vocabulary = hf_hub_download("SPRINGLab/F5-Hindi-24KHz", vocabularies[0])

# model is the size that was trained: F5TTS_Base, F5TTS_v1_Base or F5TTS_Small.
tts = F5TTS(
    model="F5TTS_Small",
    ckpt_file=hf_hub_download("SPRINGLab/F5-Hindi-24KHz", checkpoints[0]),
    vocab_file=vocabulary,
)

# reference.wav: up to twelve seconds of the voice; ref_text: what is said in it.
tts.infer(
    ref_file="reference.wav",
    ref_text="This is how my voice sounds.",
    gen_text=(
        "इस बागीचे में, आप शुरू से अन्त तक घूम आइये, तो दुनिया भर की सुन्दर चीज़ों के साथ, एक "
        "अनन्यता महसूस करेंगें"
    ),
    file_wave="output.wav",
)
print("Saved output.wav")
