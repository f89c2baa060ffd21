# Each video model of Sana has a configuration of its own.
