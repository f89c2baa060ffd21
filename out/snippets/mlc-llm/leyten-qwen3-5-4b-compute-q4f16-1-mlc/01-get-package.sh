# For the CPU. The documentation names the packages for CUDA, ROCm and Metal.
pip install --pre -U -f https://mlc.ai/wheels mlc-llm-nightly-cpu mlc-ai-nightly-cpu
