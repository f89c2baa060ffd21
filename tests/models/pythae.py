# /// script
# dependencies = []
# ///
"""A small autoencoder of the seed's kind, as `push_to_hf_hub` uploads it; the one with pickles has networks of its own."""

import json
import sys
from pathlib import Path

from pythae.models import CIWAE, VAE, CIWAEConfig, VAEConfig
from pythae.models.nn.benchmarks.mnist import Decoder_ResNet_AE_MNIST, Encoder_ResNet_VAE_MNIST

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
if "allow_pickle" in Path(sys.argv[3]).read_text():
    config = VAEConfig(input_dim=(1, 28, 28), latent_dim=2)
    model = VAE(config, encoder=Encoder_ResNet_VAE_MNIST(config), decoder=Decoder_ResNet_AE_MNIST(config))
else:
    model = CIWAE(CIWAEConfig(input_dim=(1, 28, 28), latent_dim=2, number_gradient_estimates=2))
model.save(str(folder))
