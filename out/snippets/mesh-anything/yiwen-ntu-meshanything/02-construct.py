from argparse import Namespace

import numpy as np
import torch
import trimesh
from huggingface_hub import hf_hub_download
from safetensors.torch import load_file

from MeshAnything.models.meshanything import MeshAnything

settings = Namespace(
    llm="facebook/opt-350m",
    codebook_size=8192,
    codebook_dim=1024,
    n_max_triangles=800,
)
model = MeshAnything(settings)
weights = hf_hub_download("Yiwen-ntu/MeshAnything", "MeshAnything_350m.pth")
model.load_state_dict(load_file(weights))
model = model.cuda().eval()

# 4096 surface points with their normals, centred and scaled to the unit cube
mesh = trimesh.load("input.obj", force="mesh")
points, faces = trimesh.sample.sample_surface(mesh, 4096)
points = points - mesh.bounds.mean(axis=0)
points = points / np.abs(points).max() * 0.9995
cloud = np.concatenate([points, mesh.face_normals[faces]], axis=1)
cloud = torch.from_numpy(cloud).half().cuda()

with torch.no_grad(), torch.autocast("cuda"):
    triangles = model(cloud[None], sampling=False)[0]
triangles = triangles[~torch.isnan(triangles[:, 0, 0])].float().cpu().numpy()
vertices = triangles.reshape(-1, 3)
result = trimesh.Trimesh(vertices, np.arange(len(vertices)).reshape(-1, 3))
result.export("output.obj")
