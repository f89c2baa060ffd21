import cv2
from huggingface_hub import snapshot_download
from insightface.app import FaceAnalysis

# The folder of a package: its detector and what else looks at each face.
app = FaceAnalysis(name=snapshot_download("pixaidev/AuraFace-v1"))
app.prepare(ctx_id=0)

# image.jpg: a picture with one face or more
faces = app.get(cv2.imread("image.jpg"))
for face in faces:
    print(face.bbox.round(), round(float(face.det_score), 3))

# Faces of one person have vectors whose product is near 1.
if faces:
    print(faces[0].normed_embedding @ faces[-1].normed_embedding)
