pip install -U "lerobot[training,feetech]"
