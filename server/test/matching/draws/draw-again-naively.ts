import { bls12_381 } from '@noble/curves/bls12-381.js'
import { createHash } from 'node:crypto'
import type { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const hex = (text: string) => Buffer.from(text, 'hex')

/**
 * A verifier for tests, written from docs/domain/draw-algorithm.md alone and sharing nothing with ours: the proof
 * as it should be, from its entries, its opened seed and the number of its slots.
 */
export function drawAgainNaively(proof: Proof): Proof {
  const entries = [...proof.entries].sort((a, b) => (a.id < b.id ? -1 : 1))
  const list = entries.map(({ id, weight }) => `${id} ${weight}\n`).join('')
  const commitment = {
    algorithm: 'tower-draw/1' as const,
    beacon: proof.beacon && { chain: chainOf(proof), round: proof.beacon.round },
    capacity: proof.capacity,
    draw_id: proof.draw_id,
    entries_count: entries.length,
    entries_hash: sha(Buffer.from(list)).toString('hex'),
    rules: proof.rules,
    seed_hash: sha(hex(proof.server_seed)).toString('hex'),
    slot_starts: proof.slot_starts,
    total_weight: entries.reduce((sum, { weight }) => sum + weight, 0),
  }
  const number = publicNumberOf(proof)
  const seed = sha(
    Buffer.concat([hex(proof.server_seed), Buffer.from(proof.draw_id + commitment.entries_hash + number)]),
  )
  return {
    ...commitment,
    commitment_sha256: sha(Buffer.from(JSON.stringify(commitment))).toString('hex'),
    entries: proof.entries,
    public_value: number,
    seed: seed.toString('hex'),
    server_seed: proof.server_seed,
    winners: pickOneByOne(entries, seed, proof.slots?.length ?? proof.capacity),
    ...(proof.slots ? { slots: proof.slots } : {}),
    ...(proof.beacon ? { beacon_chain: proof.beacon_chain!, beacon_signature: proof.beacon_signature! } : {}),
  }
}

function chainOf({ beacon_chain: chain }: Proof): string {
  const numbers = Buffer.alloc(12)
  numbers.writeUInt32BE(chain!.period)
  numbers.writeBigUInt64BE(BigInt(chain!.genesis_time), 4)
  const parts = [numbers, hex(chain!.public_key), hex(chain!.group_hash), Buffer.from(chain!.beacon_id)]
  return sha(Buffer.concat(parts)).toString('hex')
}

/** Written with the pairing itself: e(signature, generator) = e(hash of the round, key). */
function publicNumberOf({ beacon, beacon_chain: chain, beacon_signature: signature }: Proof): string {
  if (beacon === null) return ''
  const { G1, G2, pairing, fields } = bls12_381
  const round = Buffer.alloc(8)
  round.writeBigUInt64BE(BigInt(beacon.round))
  const message = G1.hashToCurve(sha(round), { DST: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_' })
  const left = pairing(G1.Point.fromHex(signature!), G2.Point.BASE)
  const right = pairing(G1.Point.fromAffine(message.toAffine()), G2.Point.fromHex(chain!.public_key))
  if (!fields.Fp12.eql(left, right)) throw new Error('the round is not signed by its chain')
  return sha(hex(signature!)).toString('hex')
}

function pickOneByOne(entries: Proof['entries'], seed: Buffer, count: number): string[] {
  const left = [...entries]
  const winners: string[] = []
  for (let word = 0; winners.length < count && left.length > 0; word++) {
    const weight = BigInt(left.reduce((sum, entry) => sum + entry.weight, 0))
    const value = wordAt(seed, word)
    if (value >= (2n ** 64n / weight) * weight) continue
    let r = value % weight
    const hit = left.findIndex((entry) => (r -= BigInt(entry.weight)) < 0n)
    winners.push(...left.splice(hit, 1).map(({ id }) => id))
  }
  return winners
}

function wordAt(seed: Buffer, word: number): bigint {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(word / 4)))
  return sha(Buffer.concat([seed, counter])).readBigUInt64BE(8 * (word % 4))
}
