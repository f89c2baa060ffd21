hf download AP-HP/eds-pseudo-public --local-dir eds-pseudo-public
pip install ./eds-pseudo-public
