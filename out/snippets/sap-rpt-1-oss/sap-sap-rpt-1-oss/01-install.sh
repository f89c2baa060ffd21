pip install -U git+https://github.com/SAP-samples/sap-rpt-1-oss scikit-learn pandas
