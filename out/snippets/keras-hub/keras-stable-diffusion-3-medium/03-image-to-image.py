import keras
import keras_hub

image_to_image = keras_hub.models.ImageToImage.from_preset(
    "hf://keras/stable_diffusion_3_medium",
    dtype="bfloat16",
)
picture = keras.utils.img_to_array(keras.utils.load_img("image.jpg"))
image = image_to_image.generate(
    {
        "images": picture / 127.5 - 1,
        "prompts": "An astronaut rests under a giant fern in a misty jungle",
    }
)
keras.utils.save_img("output.png", image, scale=False)
