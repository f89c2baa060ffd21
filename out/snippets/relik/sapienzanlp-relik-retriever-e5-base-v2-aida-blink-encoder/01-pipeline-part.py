# This repository is one part of a Relik pipeline: a retriever, an index or a reader.
# Load a pipeline that uses it, such as sapienzanlp/relik-entity-linking-base.
