pip install -U "lerobot[training,dynamixel]"
