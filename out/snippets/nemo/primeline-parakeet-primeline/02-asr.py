import nemo.collections.asr as nemo_asr
from huggingface_hub import hf_hub_download

model = nemo_asr.models.ASRModel.restore_from(
    hf_hub_download("primeline/parakeet-primeline", "2_95_WER.nemo"),
)
hypotheses = model.transcribe(["audio.wav"])
print(hypotheses[0].text)
