# fairseq is no longer developed; use Python 3.10 or older.
from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
    "facebook/xm_transformer_unity_en-hk",
)
print(models[0])
