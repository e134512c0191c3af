"""What a result is worth to each seat."""


def rewards(ranks, sides):
    """From 1 for a clean win to -1 for a clean loss: sides beaten less sides that were better, as a part of all of them.

    Where all play together, 1 is a win for all and -1 a loss; a tie is worth 0.
    """
    if len(set(sides)) == 1:
        return [1.0 if rank == 1 else -1.0 for rank in ranks]
    return [_reward(seat, ranks, sides) for seat in range(len(ranks))]


def _reward(seat, ranks, sides):
    others = [ranks[other] for other in range(len(ranks)) if sides[other] != sides[seat]]
    beaten = sum(rank > ranks[seat] for rank in others)
    better = sum(rank < ranks[seat] for rank in others)
    return (beaten - better) / len(others)
