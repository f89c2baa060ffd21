from matanyone import InferenceCore

processor = InferenceCore("PeiqingYang/MatAnyone")

# mask.png marks the subject in the first frame, white on black
foreground, alpha = processor.process_video(
    input_path="video.mp4",
    mask_path="mask.png",
    output_path="results",
)
print(foreground, alpha)
