import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="NatLabRockies/routee-powertrain-model-library")

print(pt.query_available_models(registry=registry, make="tesla", model="model 3"))

# Another repository holds other vehicles: take an id from what the query finds.
vehicle_model = pt.load_model("tesla/model_3_bev/2022/rf_c3326385", registry=registry)

# One row per road link: miles, miles per hour, percent.
links = pd.DataFrame(
    {
        "distance": [0.1, 0.2],
        "speed_mph": [30, 55],
        "grade_percent": [-2.0, 1.0],
    }
)
print(vehicle_model.predict(links))
