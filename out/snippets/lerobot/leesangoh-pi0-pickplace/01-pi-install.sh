pip install -U "lerobot[pi,training,feetech]"
