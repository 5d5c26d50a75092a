"""python train.py BASE OUT [--epochs N] [--seed N] [--rate R] [--start TRAINED]: trains on data/*.jsonl but for what `is_held_out`."""
import argparse
import copy
import glob
import random
import time

import torch
import torch.nn.functional as F

from augment import Augmenter
from wish_reader import WishReader, encode, is_held_out, load_tokenizer, read_prompts

BATCH, LEARNING_RATE, HEADS_RATE, WARM_UP, AVERAGED = 32, 2e-4, 5, 50, 0.995

parser = argparse.ArgumentParser()
parser.add_argument("base", help="folder of the base model: model.safetensors, tokenizer.json")
parser.add_argument("out")
parser.add_argument("--epochs", type=float, default=10)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--rate", type=float, default=LEARNING_RATE)
parser.add_argument("--threads", type=int, default=2)
parser.add_argument("--start", help="trained weights to go on from, in place of the base model's")
options = parser.parse_args()
torch.set_num_threads(options.threads)
torch.manual_seed(options.seed)
random.seed(options.seed)

tokenizer = load_tokenizer(options.base)
prompts = [prompt for prompt in read_prompts(sorted(glob.glob("data/*.jsonl"))) if not is_held_out(prompt)]
augmenter = Augmenter(prompts)
print(len(prompts), "prompts", flush=True)

model = WishReader(options.base)
if options.start:
    model.load_state_dict(torch.load(options.start))
model.train()
heads = [*model.bio.parameters(), *model.role.parameters()]
in_heads = {id(parameter) for parameter in heads}
body = [parameter for parameter in model.parameters() if parameter.requires_grad and id(parameter) not in in_heads]
groups = [{"params": body, "lr": options.rate}, {"params": heads, "lr": options.rate * HEADS_RATE}]
optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
rates = [group["lr"] for group in optimizer.param_groups]
steps = int(options.epochs * (len(prompts) + BATCH - 1) // BATCH)


def batches():
    """Of prompts that are about equally long, changed and in another order each time."""
    examples = [encode(tokenizer, text, marks) for text, marks in augmenter.epoch()]
    chunks = [sorted(examples[i:i + BATCH * 16], key=lambda e: len(e[0])) for i in range(0, len(examples), BATCH * 16)]
    found = [chunk[i:i + BATCH] for chunk in chunks for i in range(0, len(chunk), BATCH)]
    random.shuffle(found)
    return found


def pad(batch, part, value):
    longest = max(len(example[0]) for example in batch)
    return torch.tensor([example[part] + [value] * (longest - len(example[part])) for example in batch])


averaged = copy.deepcopy(model)
step, started = 0, time.time()
while step < steps:
    for batch in batches():
        for group, rate in zip(optimizer.param_groups, rates):
            group["lr"] = rate * min(1, (step + 1) / WARM_UP) * max(0.02, 1 - step / steps)
        ids = pad(batch, 0, 0)
        labels, roles = model(ids, (ids != 0).long())
        loss = F.cross_entropy(labels.transpose(1, 2), pad(batch, 1, -100))
        loss = loss + F.cross_entropy(roles.transpose(1, 2), pad(batch, 2, -100))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(body + heads, 1.0)
        optimizer.step()
        step += 1
        kept = min(AVERAGED, step / (step + 10))
        for average, value in zip(averaged.parameters(), model.parameters()):
            average.data.lerp_(value.data, 1 - kept)
        if step % 50 == 0:
            print(step, steps, round(loss.item(), 3), round(time.time() - started), flush=True)
        if step >= steps:
            break
torch.save(averaged.state_dict(), options.out)
