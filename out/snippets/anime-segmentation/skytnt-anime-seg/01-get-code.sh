git clone https://github.com/SkyTNT/anime-segmentation
cd anime-segmentation
pip install -r requirements.txt
