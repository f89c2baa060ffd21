# How to run each PaddleOCR module:
# https://www.paddleocr.ai/latest/en/version3.x/module_usage/module_overview.html
