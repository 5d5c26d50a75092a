"""python export.py BASE TRAINED: writes what the product reads: model.safetensors (matrices as int8), vocab.txt, labels.json."""
import json
import shutil
import sys

import torch
from safetensors.torch import save_file

from wish_reader import ROLES, TYPES

base, trained = sys.argv[1:]
tensors = {}
for name, values in torch.load(trained).items():
    if values.ndim == 2 and name != "positions.weight":
        # One scale per row, so that its largest weight becomes 127.
        scales = values.abs().amax(1) / 127 + 1e-12
        tensors[name] = (values / scales[:, None]).round().to(torch.int8).contiguous()
        tensors[f"{name}.scales"] = scales.contiguous()
    else:
        tensors[name] = values.contiguous()
save_file(tensors, "model.safetensors")
shutil.copy(f"{base}/vocab.txt", "vocab.txt")
with open("labels.json", "w") as file:
    json.dump({"types": TYPES, "roles": ROLES}, file)
