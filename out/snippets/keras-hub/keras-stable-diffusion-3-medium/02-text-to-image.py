import keras
import keras_hub

text_to_image = keras_hub.models.TextToImage.from_preset(
    "hf://keras/stable_diffusion_3_medium",
    dtype="bfloat16",
)
image = text_to_image.generate(
    "An astronaut rests under a giant fern in a misty jungle",
)
keras.utils.save_img("image.png", image, scale=False)
