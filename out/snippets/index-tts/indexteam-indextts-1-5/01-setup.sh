git lfs install
git clone https://github.com/index-tts/index-tts
cd index-tts
git lfs pull
pip install -U uv
uv sync --all-extras
