# Cosmos3-Edge is a model of Transformers, and answers questions about pictures and films.
