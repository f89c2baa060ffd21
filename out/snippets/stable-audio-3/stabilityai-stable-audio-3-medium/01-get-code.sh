git clone https://github.com/Stability-AI/stable-audio-3
cd stable-audio-3
uv sync --extra cuda
