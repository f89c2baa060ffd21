# /// script
# dependencies = []
# ///
"""A sparse autoencoder of sixteen features, saved in the folder of the repository that the snippet names."""

import json
import re
import sys
from pathlib import Path

from sae_lens import StandardSAE, StandardSAEConfig

record = json.loads(Path(sys.argv[1]).read_text())
name = re.search(r'sae_id="([^"]+)"', Path(sys.argv[3]).read_text())[1]
folder = Path(sys.argv[2], record["id"], name)
folder.mkdir(parents=True)
StandardSAE(StandardSAEConfig(d_in=8, d_sae=16)).save_model(folder)
