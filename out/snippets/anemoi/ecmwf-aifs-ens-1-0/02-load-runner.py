from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners.default import DefaultRunner

repository = {
    "repo_id": "ecmwf/aifs-ens-1.0",
}
config = RunConfiguration(checkpoint={"huggingface": repository})
runner = DefaultRunner(config)
print(runner.checkpoint)
