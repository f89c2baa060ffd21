pip install -U 'git+https://github.com/Google-Health/cxr-foundation.git#subdirectory=python' pillow requests
