git clone https://github.com/nari-labs/dia2
cd dia2
uv sync
