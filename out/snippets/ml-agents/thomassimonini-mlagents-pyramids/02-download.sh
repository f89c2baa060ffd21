# Into the folder downloads/MLAgents-Pyramids: drag its .onnx file onto Model of the agent in Unity
mlagents-load-from-hf --repo-id="ThomasSimonini/MLAgents-Pyramids" --local-dir="./downloads"
