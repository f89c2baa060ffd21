pip install -U 'optimum-intel[openvino]'
