pip install -U 'funasr[knf]' torch
