from speechbrain.inference.ASR import StreamingASR
from speechbrain.utils.dynamic_chunk_training import DynChunkTrainConfig

model = StreamingASR.from_hparams(source="speechbrain/asr-streaming-conformer-librispeech")
# Hears 24 frames of 40 ms at a time, and remembers the 4 pieces before them
pieces = DynChunkTrainConfig(chunk_size=24, left_context_size=4)
# torchaudio has lost the reader of streams, so that the file is read at once
for text in model.transcribe_file_streaming("audio.wav", pieces, use_torchaudio_streaming=False):
    print(text, end="", flush=True)
