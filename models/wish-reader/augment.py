"""Changes prompts for training: other foods and places in the same frames, typos, left-out punctuation, two prompts in one."""
import collections
import random
import re

from wish_reader import find_marks

SWAPPED_TYPES = {"cuisine", "dish", "ingredient", "allergen", "diet", "place", "area", "landmark", "feature", "vibe"}
SWAP, TYPO, BARE, JOIN = 0.5, 0.03, 0.15, 0.1
PLAIN = re.compile(r"[A-Za-z' ]+")


class Augmenter:
    """Draws from the marked words of `prompts`, so that nothing held out is seen. Works on (text, marks as (start, end, type, role))."""

    def __init__(self, prompts):
        self.examples = [(prompt["prompt"], sorted(find_marks(prompt["prompt"], prompt["constraints"]))) for prompt in prompts]
        self.words = collections.defaultdict(list)
        for text, marks in self.examples:
            for start, end, kind, role in marks:
                words = text[start:end]
                if kind in SWAPPED_TYPES and self.is_plain(words):
                    self.words[kind, self.group(kind, role)].append(words)

    @staticmethod
    def is_plain(words):
        return len(words.split()) <= 3 and PLAIN.fullmatch(words) is not None

    @staticmethod
    def group(kind, role):
        """Dishes are refused, wanted and remembered alike; what makes ill, and what is a vibe or a feature, is not."""
        if kind in ("allergen", "diet"):
            return role if role == "danger" else "other"
        return "any" if kind in ("cuisine", "dish", "ingredient", "place", "area", "landmark") else role

    def epoch(self):
        """Each prompt once, changed, in no order."""
        for example in random.sample(self.examples, len(self.examples)):
            if random.random() < JOIN:
                example = join(example, random.choice(self.examples))
            yield self.change(*example)

    def change(self, text, marks):
        is_swapped, is_bare = random.random() < 0.7, random.random() < BARE
        made, moved, at = "", [], 0
        for start, end, kind, role in marks:
            if start < at:
                continue
            made += roughen(text[at:start], is_bare)
            words = text[start:end]
            if is_swapped and kind in SWAPPED_TYPES and self.is_plain(words) and random.random() < SWAP:
                words = random.choice(self.words[kind, self.group(kind, role)])
            words = roughen(words, False)
            moved.append((len(made), len(made) + len(words), kind, role))
            made, at = made + words, end
        return made + roughen(text[at:], is_bare), moved


def join(one, other):
    text = one[0].rstrip() + random.choice([" ", ". ", "\n", " also "])
    return text + other[0], one[1] + [(start + len(text), end + len(text), kind, role) for start, end, kind, role in other[1]]


def roughen(text, is_bare):
    if is_bare:
        text = re.sub(r"[,.;:!'’\"]", "", text)
    return re.sub(r"[A-Za-z]{5,}", lambda word: mistype(word[0]) if random.random() < TYPO else word[0], text)


def mistype(word):
    at = random.randrange(1, len(word) - 1)
    return random.choice([
        word[:at] + word[at + 1:],
        word[:at] + word[at] + word[at:],
        word[:at] + word[at + 1] + word[at] + word[at + 2:],
    ])
