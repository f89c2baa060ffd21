openasr pull campplus-voxceleb
openasr show campplus-voxceleb
