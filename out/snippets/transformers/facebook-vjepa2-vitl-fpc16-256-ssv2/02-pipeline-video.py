from transformers import pipeline

pipe = pipeline("video-classification", model="facebook/vjepa2-vitl-fpc16-256-ssv2")

results = pipe(
    "video.mp4",
    num_frames=pipe.model.config.frames_per_clip,
)
for result in results:
    print(result["label"], result["score"])
