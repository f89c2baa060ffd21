import keras
import keras_hub
import numpy as np

inpaint = keras_hub.models.Inpaint.from_preset(
    "hf://keras/stable_diffusion_3_medium",
    dtype="bfloat16",
)
picture = keras.utils.img_to_array(keras.utils.load_img("image.jpg"))
# True where the picture is to be painted anew, here in its middle
height, width, _ = inpaint.backbone.image_shape
mask = np.zeros((height, width), dtype=bool)
mask[height // 4 : height * 3 // 4, width // 4 : width * 3 // 4] = True

image = inpaint.generate(
    {
        "images": picture / 127.5 - 1,
        "masks": mask,
        "prompts": "An astronaut rests under a giant fern in a misty jungle",
    }
)
keras.utils.save_img("output.png", image, scale=False)
