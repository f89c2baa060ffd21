import torch
from transformers import InformerForPrediction

model = InformerForPrediction.from_pretrained(
    "huggingface/informer-tourism-monthly",
)
config = model.config

# The past of one series, for which put your own: the steps that the model reads, and those
# before them that it looks back at
past = config.context_length + max(config.lags_sequence)
kind = {"device": model.device, "dtype": model.dtype}
series = 2 + torch.linspace(0, 20, past, **kind).sin().unsqueeze(0)
# What is known of every moment, such as the month: put your own here
times = torch.linspace(0, 1, past + config.prediction_length, **kind)
times = times.unsqueeze(1).repeat(1, config.num_time_features).unsqueeze(0)
# Which series it is, where the model learned several
which = torch.zeros(1, config.num_static_categorical_features).to(model.device, torch.long)
with torch.inference_mode():
    outputs = model.generate(
        past_values=series,
        past_observed_mask=torch.ones_like(series),
        past_time_features=times[:, :past],
        future_time_features=times[:, past:],
        static_categorical_features=which if which.numel() else None,
    )
# The mean of the samples
print(outputs.sequences.mean(dim=1)[0])
