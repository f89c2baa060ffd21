# Diffusers has no pipeline that takes a ControlNet for its base model, or its name does not say which.
