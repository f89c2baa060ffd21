# The Python code imports the package of the repository: run it in this folder
git clone https://github.com/buaacyw/MeshAnything.git
cd MeshAnything
pip install -r requirements.txt
pip install flash-attn --no-build-isolation
