# The Python code imports the module core of the repository: run it in this folder
git clone https://github.com/facebookresearch/perception_models.git
cd perception_models
pip install -e .
