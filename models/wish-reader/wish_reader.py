"""A small model that marks spans of a prompt, each with a type and a role: MiniLM-L6 with two heads per word piece."""
import json

import torch
import torch.nn as nn
import torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer

TYPES = ["cuisine", "dish", "ingredient", "diet", "allergen", "price", "party", "occasion", "vibe", "feature",
         "meal", "time", "area", "landmark", "place", "quality", "age", "access"]
ROLES = ["want", "nice", "avoid", "danger", "background"]
LABELS = ["outside"] + [f"{part} {kind}" for kind in TYPES for part in ("begin", "inside")]
WORDS, WIDTH, HEADS, LAYERS, PIECES_MAX = 30522, 384, 12, 6, 256


def load_tokenizer(folder):
    tokenizer = Tokenizer.from_file(f"{folder}/tokenizer.json")
    tokenizer.no_padding()
    tokenizer.enable_truncation(PIECES_MAX)
    return tokenizer


def read_prompts(files):
    for file in files:
        with open(file, encoding="utf-8") as lines:
            yield from (json.loads(line) for line in lines if line.strip())


def is_held_out(prompt):
    """One prompt in ten is never trained on, so that training can be scored on it."""
    return prompt["id"].endswith("7")


def find_marks(prompt, marks):
    """(start, end, type, role) of each mark, in code points."""
    found = []
    for mark in marks:
        at = -1
        for _ in range(mark.get("nth", 1)):
            at = prompt.find(mark["text"], at + 1)
        if at >= 0:
            found.append((at, at + len(mark["text"]), mark["type"], mark["role"]))
    return found


def encode(tokenizer, text, marked):
    """Ids of the word pieces, and a label and a role for each; -100 where none counts. `marked`: as from `find_marks`."""
    encoded = tokenizer.encode(text)
    labels, roles = [], []
    for start, end in encoded.offsets:
        if start == end:
            labels.append(-100)
            roles.append(-100)
            continue
        label, role = 0, -100
        for first, last, kind, which in marked:
            if start < last and end > first:
                label = LABELS.index(("begin " if start <= first else "inside ") + kind)
                role = ROLES.index(which)
                break
        labels.append(label)
        roles.append(role)
    return encoded.ids, labels, roles


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, state, mask, dropout):
        batch, count, _ = state.shape
        q, k, v = self.qkv(state).view(batch, count, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        attended = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=dropout if self.training else 0.0)
        attended = self.out(attended.transpose(1, 2).reshape(batch, count, WIDTH))
        state = self.norm1(state + F.dropout(attended, dropout, self.training))
        return self.norm2(state + F.dropout(self.down(F.gelu(self.up(state))), dropout, self.training))


class WishReader(nn.Module):
    """Begins with the weights of the base model in `folder`, if one is given."""

    def __init__(self, folder=None):
        super().__init__()
        self.words, self.positions = nn.Embedding(WORDS, WIDTH), nn.Embedding(PIECES_MAX, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.bio, self.role = nn.Linear(WIDTH, len(LABELS)), nn.Linear(WIDTH, len(ROLES))
        self.words.weight.requires_grad_(False)
        if folder:
            self.load_base(load_file(f"{folder}/model.safetensors"))

    def load_base(self, base):
        self.words.weight.data = base["embeddings.word_embeddings.weight"].clone()
        positions = base["embeddings.position_embeddings.weight"][:PIECES_MAX]
        self.positions.weight.data = positions + base["embeddings.token_type_embeddings.weight"][0]
        self.norm.weight.data = base["embeddings.LayerNorm.weight"].clone()
        self.norm.bias.data = base["embeddings.LayerNorm.bias"].clone()
        for i, layer in enumerate(self.layers):
            parts = {layer.out: "attention.output.dense", layer.norm1: "attention.output.LayerNorm",
                     layer.up: "intermediate.dense", layer.down: "output.dense", layer.norm2: "output.LayerNorm"}
            for kind in ("weight", "bias"):
                attention = [base[f"encoder.layer.{i}.attention.self.{name}.{kind}"] for name in ("query", "key", "value")]
                getattr(layer.qkv, kind).data = torch.cat(attention)
                for part, name in parts.items():
                    getattr(part, kind).data = base[f"encoder.layer.{i}.{name}.{kind}"].clone()

    def forward(self, ids, mask, dropout=0.1):
        state = self.norm(self.words(ids) + self.positions.weight[: ids.shape[1]])
        state = F.dropout(state, dropout, self.training)
        additive = (1 - mask[:, None, None, :].to(state.dtype)) * -1e4
        for layer in self.layers:
            state = layer(state, additive, dropout)
        state = F.dropout(state, dropout, self.training)
        return self.bio(state), self.role(state)


def join_pieces(encoded):
    """Words as [start, end, pieces]: a piece that begins with ## goes on with its word."""
    words = []
    for i, (start, end) in enumerate(encoded.offsets):
        if start == end:
            continue
        if words and encoded.tokens[i].startswith("##"):
            words[-1][1] = end
            words[-1][2].append(i)
        else:
            words.append([start, end, [i]])
    return words


def read_spans(tokenizer, model, prompt, outside_weight=0.6):
    """Spans as (start, end, type, role, confidence of the role, of the type), in code points, as the product decodes them."""
    encoded = tokenizer.encode(prompt)
    ids = torch.tensor([encoded.ids])
    with torch.no_grad():
        labels, roles = model(ids, torch.ones_like(ids))
    labels, roles = labels[0].softmax(-1), roles[0].softmax(-1)
    types = labels[:, 1::2] + labels[:, 2::2]
    spans, current = [], None
    for start, end, pieces in join_pieces(encoded):
        i = max((i for i in pieces if types[i].max() > labels[i, 0] * outside_weight), key=lambda i: types[i].max(), default=None)
        if i is None:
            current = None
            continue
        kind = int(types[i].argmax())
        is_inside = labels[i, 2 + 2 * kind] > labels[i, 1 + 2 * kind]
        if not (is_inside and current and current["type"] == kind and start - current["end"] <= 1):
            current = {"start": start, "type": kind, "roles": torch.zeros(len(ROLES)), "shares": []}
            spans.append(current)
        current["end"] = end
        current["roles"] += roles[i]
        current["shares"].append(float(types[i, kind]))
    return [(s["start"], s["end"], TYPES[s["type"]], ROLES[int(s["roles"].argmax())],
             float(s["roles"].max()) / len(s["shares"]), sum(s["shares"]) / len(s["shares"])) for s in spans]
