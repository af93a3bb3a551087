"""Draws a published draw again: python3 verify-draw.py proof.json (Python 3.8 or newer, nothing else).

Checks everything in docs/domain/draw-algorithm.md but one thing: that the beacon's key made the signature, which
needs BLS12-381. For that, run `npm run tower -- verify-draw proof.json`, or compare `public_value` with what
https://api.drand.sh/<chain>/public/<round> answers.
"""
import hashlib
import json
import sys

KEYS = ["algorithm", "beacon", "capacity", "draw_id", "entries_count", "entries_hash", "rules", "seed_hash",
        "slot_starts", "total_weight"]
NUMBERS_SINCE = "2026-12-01T00:00:00Z"
QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"


def sha(data):
    return hashlib.sha256(data).digest()


def hash_of_chain(chain):
    numbers = chain["period"].to_bytes(4, "big") + chain["genesis_time"].to_bytes(8, "big")
    key = bytes.fromhex(chain["public_key"]) + bytes.fromhex(chain["group_hash"])
    return sha(numbers + key + chain["beacon_id"].encode()).hex()


def public_value_holds(proof):
    if proof["beacon"] is None:
        without = proof["slot_starts"] < NUMBERS_SINCE and proof["public_value"] == ""
        return without and "beacon_chain" not in proof and "beacon_signature" not in proof
    return (hash_of_chain(proof["beacon_chain"]) == proof["beacon"]["chain"]
            and sha(bytes.fromhex(proof["beacon_signature"])).hex() == proof["public_value"])


def pick(entries, seed, count):
    left, winners, word = list(entries), [], 0
    while len(winners) < count and sum(entry["weight"] for entry in left) > 0:
        total = sum(entry["weight"] for entry in left)
        block = sha(seed + (word // 4).to_bytes(8, "big"))
        value = int.from_bytes(block[8 * (word % 4):8 * (word % 4) + 8], "big")
        word += 1
        if value >= 2**64 // total * total:
            continue
        r = value % total
        for at, entry in enumerate(left):
            r -= entry["weight"]
            if r < 0:
                winners.append(left.pop(at)["id"])
                break
    return winners


def verify(proof):
    entries = sorted(proof["entries"], key=lambda entry: entry["id"])
    listed = "".join(f"{entry['id']} {entry['weight']}\n" for entry in entries)
    commitment = json.dumps({key: proof[key] for key in KEYS}, sort_keys=True, separators=(",", ":"))
    server_seed, slots = bytes.fromhex(proof["server_seed"]), proof.get("slots", proof["winners"])
    seed = sha(server_seed + (proof["draw_id"] + proof["entries_hash"] + proof["public_value"]).encode())
    places = min(len(proof["slots"]) if "slots" in proof else proof["capacity"], proof["capacity"])
    return {
        "entries": sha(listed.encode()).hex() == proof["entries_hash"] and len(entries) == proof["entries_count"]
        and len({entry["id"] for entry in entries}) == len(entries)
        and sum(entry["weight"] for entry in entries) == proof["total_weight"],
        "commitment": sha(commitment.encode()).hex() == proof["commitment_sha256"],
        "seed_sealed": sha(server_seed).hex() == proof["seed_hash"],
        "public_value": public_value_holds(proof),
        "seed_opened": seed.hex() == proof["seed"],
        "winners": pick(entries, seed, places) == proof["winners"]
        and len(set(slots)) == len(slots) == len(proof["winners"]) <= proof["capacity"],
    }


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        published = json.load(file)
    checks = verify(published)
    for name, holds in checks.items():
        print(("ok     " if holds else "FAILED ") + name)
    beacon = published["beacon"]
    if beacon:
        print(f"NOT CHECKED: that the chain's key signed round {beacon['round']} (needs BLS12-381)")
        if beacon["chain"] != QUICKNET:
            print("The chain is not drand's quicknet: a local beacon is NOT public randomness.")
    print("The rest of the proof holds." if all(checks.values()) else "The proof does NOT hold.")
    sys.exit(0 if all(checks.values()) else 1)
