"""python fixtures.py BASE TRAINED: writes fixtures.json, with which tests compare the product's reader."""
import json
import sys

import torch

from wish_reader import LABELS, ROLES, WishReader, load_tokenizer, read_prompts

base, trained = sys.argv[1:]
tokenizer, model = load_tokenizer(base), WishReader()
model.load_state_dict(torch.load(trained))
model.eval()
odd_texts = ["", " ", "Crème brûlée, phở & 拉麺!", "I'm GF/DF; ~$30–$40pp…", "naïve\u0301 Ångström ﬁsh", "🍜🍜 best ramen🍜place",
             "don't\tyou\ndare", "x" * 120, "한국 음식 и борщ", "a\u200bb \u00a0c", "¿dónde hay tacos?", "½ price № 5 ™ Ⅳ"]
texts = odd_texts + [prompt["prompt"] for prompt in read_prompts(["data/h.jsonl"])][:60]


def utf16(text, offset):
    return len(text[:offset].encode("utf-16-le")) // 2


fixtures = []
for text in texts:
    encoded = tokenizer.encode(text)
    ids = torch.tensor([encoded.ids])
    with torch.no_grad():
        labels, roles = model(ids, torch.ones_like(ids))
    inner = slice(1, len(encoded.ids) - 1)
    fixtures.append({
        "text": text,
        "ids": encoded.ids[inner],
        "offsets": [[utf16(text, start), utf16(text, end)] for start, end in encoded.offsets[inner]],
        "labels": [LABELS[i] for i in labels[0][inner].argmax(-1)],
        "roles": [ROLES[i] for i in roles[0][inner].argmax(-1)],
    })
with open("fixtures.json", "w", encoding="utf-8") as file:
    file.write("[\n" + ",\n".join(json.dumps(fixture, ensure_ascii=False) for fixture in fixtures) + "\n]\n")
