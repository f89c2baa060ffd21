# The weights are for another runtime: Transformers loads none of them.
