# Builds CUDA kernels: torch must be there first
pip install -U torch transformers packaging ninja
pip install -U --no-build-isolation causal-conv1d mamba-ssm
