# Once: ik_llama.cpp. For an NVIDIA GPU add -DGGML_CUDA=ON to the first cmake, and -ngl 999 to llama-server
git clone https://github.com/ikawrakow/ik_llama.cpp
cmake -S ik_llama.cpp -B ik_llama.cpp/build -DGGML_NATIVE=ON
cmake --build ik_llama.cpp/build --config Release

hf download Koshkasa/TheDrummer_Skyfall-31B-v4.2_16G-checkerboard-trellis-GGUF --include "*.gguf" --local-dir models
ls models

# MODEL.gguf: one of the files that were downloaded, of one in parts the first. Then open http://127.0.0.1:8080
ik_llama.cpp/build/bin/llama-server --model models/MODEL.gguf --ctx-size 4096
