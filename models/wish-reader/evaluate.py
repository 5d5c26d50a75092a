"""python evaluate.py BASE TRAINED FILE... [--held] [--odd]: what becomes of each mark, by its role."""
import collections
import sys

import torch

from wish_reader import ROLES, WishReader, find_marks, is_held_out, load_tokenizer, read_prompts, read_spans

GROUPS = {"want": "wanted", "nice": "wanted", "avoid": "against", "danger": "against", "background": "background"}
base, trained, *files = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
tokenizer, model = load_tokenizer(base), WishReader()
model.load_state_dict(torch.load(trained))
model.eval()


def is_included(prompt):
    """--held: what training leaves out; --odd: the open half of a bench's set."""
    if "--held" in sys.argv and not is_held_out(prompt):
        return False
    return "--odd" not in sys.argv or int(prompt["id"][-1]) % 2 == 1


outcomes, types, found_count, spurious = collections.Counter(), collections.Counter(), 0, 0
for prompt in filter(is_included, read_prompts(files)):
    found = read_spans(tokenizer, model, prompt["prompt"])
    marks = find_marks(prompt["prompt"], prompt["constraints"])
    found_count += len(found)
    spurious += sum(1 for span in found if not any(span[0] < end and span[1] > start for start, end, _, _ in marks))
    for start, end, kind, role in marks:
        over = [span for span in found if span[0] < end and span[1] > start]
        if not over:
            outcomes[role, "missed"] += 1
            continue
        best = max(over, key=lambda span: min(span[1], end) - max(span[0], start))
        outcomes[role, "right" if GROUPS[best[3]] == GROUPS[role] else "as " + GROUPS[best[3]]] += 1
        types[best[2] == kind] += 1
for role in ROLES:
    count = sum(n for (of, _), n in outcomes.items() if of == role)
    shares = {what: f"{n} ({100 * n / count:.1f}%)" for (of, what), n in sorted(outcomes.items()) if of == role}
    print(role, count, shares)
print("type right:", types[True], "of", types.total())
print("without a mark:", spurious, "of", found_count)
