# /// script
# dependencies = ["sentencepiece"]
# parts = ["speechbrain"]
# ///
"""A wav2vec2 that tells three labels apart, loaded by a class that its repository brings in custom_interface.py."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parents[1]
sys.path.append(str(folder))

import layouts

NAME = "emotion-recognition-wav2vec2-IEMOCAP"
BODY = """
wav2vec2: !new:speechbrain.integrations.huggingface.wav2vec2.Wav2Vec2
    source: facebook/wav2vec2-base
    output_norm: True
    freeze: True
    save_path: wav2vec2_checkpoint
avg_pool: !new:speechbrain.nnet.pooling.StatisticsPooling
    return_std: False
output_mlp: !new:speechbrain.nnet.linear.Linear
    input_size: 32
    n_neurons: 3
    bias: False
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
"""
INTERFACE = '''\
import torch
from speechbrain.inference.interfaces import Pretrained


class CustomEncoderWav2vec2Classifier(Pretrained):
    MODULES_NEEDED = ["wav2vec2", "output_mlp"]

    def classify_file(self, path):
        """The probabilities of the labels, the highest, its place and its label."""
        sound = self.load_audio(path).unsqueeze(0)
        pooled = self.hparams.avg_pool(self.mods.wav2vec2(sound), torch.ones(1)).squeeze(1)
        probabilities = self.mods.output_mlp(pooled).softmax(-1)
        score, index = probabilities.max(-1)
        return probabilities, score, index, self.hparams.label_encoder.decode_torch(index)
'''

layouts.MODELS[NAME] = (BODY, 16000, "wav2vec2 output_mlp", "output_mlp label_encoder")
runpy.run_path(str(folder / "main.py"), run_name="__main__")
target = Path(sys.argv[2], "speechbrain", NAME)
(target / "custom_interface.py").write_text(INTERFACE)
