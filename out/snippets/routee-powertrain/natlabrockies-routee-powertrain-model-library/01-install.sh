pip install -U 'routee.powertrain>=2'
