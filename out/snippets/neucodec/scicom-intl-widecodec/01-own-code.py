# NeuCodec refuses the weights of this repository.
