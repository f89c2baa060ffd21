# Once: stable-diffusion.cpp
git clone --recursive https://github.com/leejet/stable-diffusion.cpp
cmake -S stable-diffusion.cpp -B stable-diffusion.cpp/build
cmake --build stable-diffusion.cpp/build --config Release

hf download biali/bonsai-image-ternary-4B-FLUX2-klein-GGUF bonsai-flux2-klein-ternary-q2_k.gguf --local-dir models

# Text encoder and VAE: stable-diffusion.cpp/docs/flux2.md has where to get them
stable-diffusion.cpp/build/bin/sd-cli \
  --diffusion-model models/bonsai-flux2-klein-ternary-q2_k.gguf \
  --llm models/text-encoder.gguf \
  --vae models/vae.safetensors \
  --cfg-scale 1.0 --steps 4 \
  -p 'An astronaut rests under a giant fern in a misty jungle' -o image.png
