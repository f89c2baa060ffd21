# /// script
# dependencies = []
# ///
"""A small segmentation network, an embedding network and their pipelines, saved as pyannote's repositories hold them.

The class of the embedding has fixed widths; that of x-vectors is its smallest. A pipeline of version 4 always loads the
PLDA of the community pipeline, so that is here too. pyannote/voice-activity-detection is of version 2 and names its
model with a revision.
"""

import json
import sys
from pathlib import Path

import lightning
import numpy
import torch
import yaml
from pyannote.audio.core.task import Problem, Resolution, Specifications
from pyannote.audio.models.embedding import XVectorSincNet
from pyannote.audio.models.segmentation import PyanNet

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2])
torch.manual_seed(0)


def save_model(model, specifications: Specifications, name: str) -> None:
    """Lightning's checkpoint, with what the model adds to it."""
    model.specifications = specifications
    model.setup()
    checkpoint = {
        "state_dict": model.state_dict(),
        "hyper_parameters": dict(model.hparams),
        "pytorch-lightning_version": lightning.__version__,
    }
    model.on_save_checkpoint(checkpoint)
    target = folder / name / "pytorch_model.bin"
    target.parent.mkdir(parents=True)
    torch.save(checkpoint, target)


def save_pipeline(name: str, config: dict) -> None:
    (folder / name).mkdir(parents=True)
    (folder / name / "config.yaml").write_text(yaml.safe_dump(config))


def save_segmentation(name: str, powerset: int | None = 2) -> None:
    """
    Three speakers; the bias lets every frame have one, so that there are turns to print. Networks since version 3 know of
    speakers at the same time (powerset), at most two; those before know of each alone.
    """
    specifications = Specifications(
        problem=Problem.MONO_LABEL_CLASSIFICATION if powerset else Problem.MULTI_LABEL_CLASSIFICATION,
        resolution=Resolution.FRAME,
        duration=1.0,
        classes=["speaker#1", "speaker#2", "speaker#3"],
        powerset_max_classes=powerset,
        permutation_invariant=True,
    )
    model = PyanNet(lstm={"hidden_size": 4, "num_layers": 1}, linear={"hidden_size": 4, "num_layers": 1})
    model.specifications = specifications
    model.setup()
    with torch.no_grad():
        model.classifier.bias[1] += 5.0
    save_model(model, specifications, name)


def save_diarization(name: str) -> None:
    save_segmentation("pyannote/segmentation-3.0")
    embedding = Specifications(problem=Problem.REPRESENTATION, resolution=Resolution.CHUNK, duration=1.0)
    save_model(XVectorSincNet(dimension=16), embedding, "pyannote/wespeaker-voxceleb-resnet34-LM")
    plda = folder / "pyannote/speaker-diarization-community-1/plda"
    plda.mkdir(parents=True)
    same = numpy.eye(16)
    numpy.savez(plda / "xvec_transform.npz", mean1=numpy.zeros(16), mean2=numpy.zeros(16), lda=same)
    numpy.savez(plda / "plda.npz", mu=numpy.zeros(16), tr=same, psi=numpy.linspace(2, 1, 16))
    pipeline = {
        "version": "3.1.0",
        "pipeline": {
            "name": "pyannote.audio.pipelines.SpeakerDiarization",
            "params": {
                "clustering": "AgglomerativeClustering",
                "embedding": "pyannote/wespeaker-voxceleb-resnet34-LM",
                "embedding_batch_size": 32,
                "embedding_exclude_overlap": True,
                "segmentation": "pyannote/segmentation-3.0",
                "segmentation_batch_size": 32,
            },
        },
        "params": {
            "clustering": {"method": "centroid", "min_cluster_size": 12, "threshold": 0.7045654963945799},
            "segmentation": {"min_duration_off": 0.0},
        },
    }
    save_pipeline(name, pipeline)


def save_detection(name: str) -> None:
    save_segmentation("pyannote/segmentation", powerset=None)
    block = {"name": "pyannote.audio.pipelines.VoiceActivityDetection", "params": {"segmentation": "pyannote/segmentation@Interspeech2021"}}
    limits = {"onset": 0.5, "offset": 0.5, "min_duration_on": 0.0, "min_duration_off": 0.0}
    save_pipeline(name, {"pipeline": block, "params": limits})


if "pyannote-audio-pipeline" not in record["tags"]:
    save_segmentation(record["id"])
elif "speaker-diarization" in record["tags"]:
    save_diarization(record["id"])
else:
    save_detection(record["id"])
