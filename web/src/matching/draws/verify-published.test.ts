import { sha256 } from '@noble/hashes/sha2.js'
import { quicknet, quicknetHash, roundTime } from '@tower/contract/matching/tower-draw-chain.ts'
import { exampleProof } from '@tower/contract/matching/tower-draw-example.ts'
import { pickWinners } from '@tower/contract/matching/tower-draw-pick.ts'
import type { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { proofOf } from '@tower/contract/matching/tower-draw-proof.ts'
import { quicknetRounds } from '@tower/contract/matching/tower-draw-quicknet-example.ts'
import { commitmentOf, drawSeed, seedHash } from '@tower/contract/matching/tower-draw.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PublishedDraw } from './compare-published.ts'
import { verifyPublished } from './verify-published.ts'

const [number] = quicknetRounds
const slotId = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`
const beacon = { chain: quicknetHash, round: number.round }

/** A whole draw that agrees with itself: what an honest server publishes, or a forger who starts anew. */
function wholeDraw({
  serverSeed = exampleProof.server_seed,
  entries = exampleProof.entries,
  slots = 3,
} = {}) {
  const drawId = exampleProof.draw_id
  const slotStarts = new Date(exampleProof.slot_starts)
  const sealed = seedHash(serverSeed, sha256)
  const facts = { drawId, slotStarts, capacity: 3, entries, seedHash: sealed, beacon }
  const commitment = commitmentOf(facts, sha256)
  const entriesHash = commitment.entries_hash
  const publicValue = number.randomness
  const seed = drawSeed({ serverSeed, drawId, entriesHash, publicValue }, sha256)
  const winners = pickWinners({ entries, seed, count: slots }, sha256).map(({ id }) => id)
  const evidence = { chain: quicknet, signature: number.signature }
  const taken = { slots: winners.map((_, nth) => slotId(nth + 1)) }
  return proofOf({ commitment, entries, serverSeed, publicValue, winners, ...taken, evidence }, sha256)
}

const honest = wholeDraw()

/** The page of a draw as the server rendered it before anybody forged anything. */
function pageOf(proof: Proof, change: Partial<PublishedDraw> = {}) {
  const published: PublishedDraw = {
    seedHash: proof.seed_hash,
    entriesHash: proof.entries_hash,
    commitmentHash: proof.commitment_sha256,
    frozenAt: new Date(roundTime(quicknet, number.round).getTime() - 3_600_000).toISOString(),
    beacon: proof.beacon,
    assigned: proof.winners.length,
    picks: proof.winners.map((classroom_id, at) => ({ classroom_id, slot_id: proof.slots![at]! })),
    entries: proof.entries.map(({ id, weight }) => ({ classroom_id: id, weight })),
    ...change,
  }
  return { drawId: proof.draw_id, proofUrl: '/proof.json', published }
}

async function check(proof: Proof, page = pageOf(honest)) {
  publish(proof)
  const verification = await verifyPublished(page)
  if (verification.state !== 'done') throw new Error(verification.state)
  const failed = verification.verdict.checks.filter(({ ok }) => !ok).map(({ name }) => name)
  return { failed, different: verification.different, source: verification.verdict.source }
}

function publish(proof: unknown, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(proof, { status }))
}
afterEach(() => vi.unstubAllGlobals())

test('the published draw is repeated, its number’s signature checked, and it says what the page shows', async () => {
  expect(await check(honest)).toEqual({ failed: [], different: [], source: 'drand' })
})

describe('a file that holds in itself is found out by what was published:', () => {
  test('a forged list, drawn anew with another winner', async () => {
    const entries = exampleProof.entries.map((entry, at) => ({ ...entry, weight: at === 0 ? 900 : 1 }))
    const forged = wholeDraw({ entries })
    const { failed, different } = await check(forged)
    expect(failed).toEqual([])
    expect(different).toEqual(expect.arrayContaining(['commitment', 'entries', 'winners']))
  })

  test('no slots and no winners', async () => {
    expect(await check({ ...honest, slots: [], winners: [] })).toMatchObject({
      failed: [],
      different: ['winners', 'slots'],
    })
  })

  test('slots left out of the file', async () => {
    const { slots: _left, ...rest } = honest
    expect(await check(rest)).toMatchObject({ failed: [], different: ['slots'] })
  })

  test('slots left out of the file beyond the picks that the page shows', async () => {
    const page = pageOf(honest, { picks: pageOf(honest).published.picks.slice(0, 1) })
    const { different } = await check({ ...honest, slots: honest.slots!.slice(0, 1) }, page)
    expect(different).toEqual(['slots'])
  })

  test('other slots', async () => {
    const slots = [slotId(7), slotId(8), slotId(9)]
    expect(await check({ ...honest, slots })).toMatchObject({ failed: [], different: ['slots'] })
  })

  test('another seed, sealed and opened anew', async () => {
    const { failed, different } = await check(wholeDraw({ serverSeed: 'ab'.repeat(32) }))
    expect(failed).toEqual([])
    expect(different).toEqual(expect.arrayContaining(['seed', 'commitment']))
  })

  test('another commitment', async () => {
    const page = pageOf(honest, { commitmentHash: '0'.repeat(64) })
    expect(await check(honest, page)).toMatchObject({ different: ['commitment'] })
  })

  test('another winner on the page than in the file', async () => {
    const page = pageOf(honest)
    const picks = page.published.picks.toReversed()
    expect(await check(honest, { ...page, published: { ...page.published, picks } })).toMatchObject({
      failed: [],
      different: ['winners', 'slots'],
    })
  })

  test('another weight on the page than in the file', async () => {
    const [first, ...others] = pageOf(honest).published.entries
    const entries = [{ ...first!, weight: first!.weight + 1 }, ...others]
    expect(await check(honest, pageOf(honest, { entries }))).toMatchObject({ different: ['entries'] })
  })

  test('a number that was named differently, or was out before the list was fixed', async () => {
    expect(await check(honest, pageOf(honest, { beacon: { ...beacon, round: 43 } }))).toMatchObject({
      different: ['beacon'],
    })
    const frozenAt = roundTime(quicknet, number.round).toISOString()
    expect(await check(honest, pageOf(honest, { frozenAt }))).toMatchObject({ different: ['early'] })
  })
})

test('an exchanged winner fails the draw itself, too', async () => {
  const [first, second, third] = honest.winners as [string, string, string]
  expect(await check({ ...honest, winners: [second, first, third] })).toMatchObject({
    failed: ['winners'],
    different: ['winners'],
  })
})

test('a draw from before there were public numbers still holds', async () => {
  const old: Proof = { ...exampleProof, slots: [1, 2, 3].map(slotId) }
  expect(await check(old, pageOf(old))).toEqual({ failed: [], different: [], source: 'none' })
})

test('a sound proof of another draw proves nothing here', async () => {
  publish(honest)
  const page = { ...pageOf(honest), drawId: '11111111-1111-4111-8111-111111111111' }
  await expect(verifyPublished(page)).resolves.toEqual({ state: 'foreign' })
})

test('a file that names no draw is no proof of another one', async () => {
  publish({})
  await expect(verifyPublished(pageOf(honest))).rejects.toThrow('no proof')
})

test('a proof that cannot be had is no proof that failed', async () => {
  publish({ error: 'This draw has no proof yet.' }, 404)
  await expect(verifyPublished(pageOf(honest))).rejects.toThrow('404')
})
