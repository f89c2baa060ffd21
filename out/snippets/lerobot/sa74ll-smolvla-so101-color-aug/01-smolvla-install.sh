pip install -U "lerobot[smolvla,training,feetech]"
