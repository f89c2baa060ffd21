# Answers on http://127.0.0.1:30000/v1 as that model does, only sooner
sglang serve \
  --model-path LiquidAI/LFM2.5-8B-A1B \
  --speculative-algorithm DSPARK \
  --speculative-draft-model-path LiquidAI/LFM2.5-8B-A1B-DSpark \
  --port 30000
