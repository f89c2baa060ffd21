# Run this in the folder that holds checkpoints/depth_pro.pt.
import depth_pro

model, transform = depth_pro.create_model_and_transforms()
model.eval()

image, _, f_px = depth_pro.load_rgb("example.png")
prediction = model.infer(transform(image), f_px=f_px)

depth = prediction["depth"]  # metres, height x width
focal_length = prediction["focallength_px"]  # pixels
print(depth.shape, float(depth.min()), float(depth.max()))
print(float(focal_length))
