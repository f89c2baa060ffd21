pip install -U 'timesfm==1.3.0' torch
