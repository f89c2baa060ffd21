git clone https://github.com/NVlabs/Sana
cd Sana
./environment_setup.sh sana
conda activate sana
