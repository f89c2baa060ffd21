from relik import Relik

relik = Relik.from_pretrained("sapienzanlp/relik-entity-linking-base")

output = relik("Marie Curie was born in Warsaw and worked at the University of Paris.")
print(output.spans)
print(output.triplets)
