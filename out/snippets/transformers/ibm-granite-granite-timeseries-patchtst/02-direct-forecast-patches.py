import torch
from transformers import PatchTSTForPrediction

model = PatchTSTForPrediction.from_pretrained(
    "ibm-granite/granite-timeseries-patchtst",
)

# One series, as many steps of as many channels as the model reads
steps = torch.linspace(0, 20, model.config.context_length).sin()
series = steps.unsqueeze(1).repeat(1, model.config.num_input_channels).unsqueeze(0)
with torch.inference_mode():
    outputs = model.generate(past_values=series.to(model.device, model.dtype))
# The mean of the samples: a row for each step to come, a column for each channel
print(outputs.sequences.mean(dim=1)[0])
