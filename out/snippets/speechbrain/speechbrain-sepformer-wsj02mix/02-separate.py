import soundfile
from speechbrain.inference.separation import SepformerSeparation

model = SepformerSeparation.from_hparams(source="speechbrain/sepformer-wsj02mix")
sources = model.separate_file("audio.wav")  # (batch, time, source)

for index in range(sources.shape[2]):
    soundfile.write(
        f"source{index + 1}.wav",
        sources[0, :, index].detach().cpu().numpy(),
        model.hparams.sample_rate,
    )
