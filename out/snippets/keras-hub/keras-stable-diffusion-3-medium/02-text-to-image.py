import keras
import keras_hub

text_to_image = keras_hub.models.TextToImage.from_preset(
    "hf://keras/stable_diffusion_3_medium",
    dtype="bfloat16",
)
image = text_to_image.generate(
    "An astronaut walking through a dense jungle, muted cold colors, fine detail, 8k",
)
keras.utils.save_img("image.png", image)
