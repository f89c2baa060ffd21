# LibreYOLO loads this kind of model by a name of its own.
