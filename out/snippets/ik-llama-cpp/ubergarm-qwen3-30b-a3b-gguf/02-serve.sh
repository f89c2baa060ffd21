# Once: ik_llama.cpp. For an NVIDIA GPU add -DGGML_CUDA=ON to the first cmake, and -ngl 999 to llama-server
git clone https://github.com/ikawrakow/ik_llama.cpp
cmake -S ik_llama.cpp -B ik_llama.cpp/build -DGGML_NATIVE=ON
cmake --build ik_llama.cpp/build --config Release

hf download ubergarm/Qwen3-30B-A3B-GGUF Qwen3-30B-A3B-mix-IQ4_K.gguf --local-dir models

# Then open http://127.0.0.1:8080
ik_llama.cpp/build/bin/llama-server --model models/Qwen3-30B-A3B-mix-IQ4_K.gguf --ctx-size 4096
