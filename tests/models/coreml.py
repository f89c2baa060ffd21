# /// script
# dependencies = []
# ///
"""A network of one layer over pixels as an ML program, in the package that Core ML Tools writes; a Mac alone predicts with it."""

import json
import sys
from pathlib import Path

import coremltools
import numpy
from coremltools.converters.mil import Builder

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
weights = numpy.random.default_rng(0).normal(0, 1, (3, 12)).astype("float32")


@coremltools.converters.mil.Builder.program(
    input_specs=[Builder.TensorSpec(shape=(1, 12))], opset_version=coremltools.target.iOS16
)
def layer(pixels):
    return Builder.softmax(x=Builder.linear(x=pixels, weight=weights), axis=1, name="scores")


model = coremltools.convert(layer, convert_to="mlprogram", minimum_deployment_target=coremltools.target.iOS16)
model.save(str(folder / f"{record['id'].split('/')[1]}.mlpackage"))
