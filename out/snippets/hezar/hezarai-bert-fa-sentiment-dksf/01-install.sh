pip install -U hezar requests
