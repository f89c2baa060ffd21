"""The table by which marching cubes cut a surface, which Shap-E keeps among the weights of its renderer."""

import diffusers

# The two corners of each edge in the order of diffusers: a corner is x + 2y + 4z.
EDGES = [
    *[(at, at + 1) for z in (0, 4) for y in (0, 2) for at in (y + z,)],
    *[(at, at + 2) for z in (0, 4) for x in (0, 1) for at in (x + z,)],
    *[(at, at + 4) for y in (0, 2) for x in (0, 1) for at in (x + y,)],
]


def fill(folder):
    """One triangle for each cube that the surface passes: through three edges with an end on either side of it."""
    renderer = diffusers.pipelines.shap_e.ShapERenderer.from_pretrained(folder)
    decoder = renderer.mesh_decoder
    for inside in range(1, 255):
        crossed = [at for at, (one, other) in enumerate(EDGES) if inside >> one & 1 != inside >> other & 1]
        for corner in range(3):
            decoder.cases[inside, 0, corner] = crossed[corner]
        decoder.masks[inside, 0] = True
    renderer.save_pretrained(folder)
