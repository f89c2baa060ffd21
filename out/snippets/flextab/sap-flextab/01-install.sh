pip install -U git+https://github.com/SAP-samples/flextab scikit-learn pandas
