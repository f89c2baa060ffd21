// The vectors of this model come out of dense layers, which the pipeline leaves out.
