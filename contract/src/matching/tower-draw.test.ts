import { createHash } from 'node:crypto'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { exampleProof } from './tower-draw-example.ts'
import type { Sha256 } from './tower-draw-hash.ts'
import { entriesHash, entryList, inListOrder } from './tower-draw-list.ts'
import { pickWinners } from './tower-draw-pick.ts'
import {
  commitmentHash,
  commitmentOf,
  commitmentText,
  drawSeed,
  formatSlotStarts,
  seedHash,
} from './tower-draw.ts'

const nodeSha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const implementations = [
  { where: 'node:crypto', sha256: nodeSha256 },
  { where: '@noble/hashes', sha256: nobleSha256 as Sha256 },
]

const goldenDrawId = '11111111-1111-4111-8111-111111111111'
const goldenId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const goldenEntries = [1, 2, 3, 5, 8, 13].map((weight, at) => ({ id: goldenId(at + 1), weight }))

test.each(implementations)('the golden draw of six comes out as published, with $where', ({ sha256 }) => {
  const hash = entriesHash(goldenEntries, sha256)
  expect(hash).toBe('c9d2088905113ae131d4374debf8ac7ff7cf0327d79c3f3c916108eef957136d')

  const seed = drawSeed(
    { serverSeed: '00'.repeat(32), drawId: goldenDrawId, entriesHash: hash, publicValue: '' },
    sha256,
  )
  expect(seed).toBe('e9031523529768cbf6005b1a9f057b23e7b9ba6e41b8b7f69c2d83ecafe61182')

  const winners = pickWinners({ entries: goldenEntries, seed, count: 6 }, sha256).map((pick) => pick.id)
  expect(winners).toEqual([6, 3, 5, 1, 4, 2].map(goldenId))
})

test.each(implementations)(
  'the example proof is reproduced from its secret and entries, with $where',
  ({ sha256 }) => {
    const {
      entries,
      server_seed: serverSeed,
      draw_id: drawId,
      commitment_sha256,
      seed,
      winners,
    } = exampleProof
    const commitment = commitmentOf(
      {
        drawId,
        entries,
        slotStarts: new Date('2026-11-16T17:00:00.000Z'),
        capacity: 3,
        seedHash: seedHash(serverSeed, sha256),
        rules: 'weights/1',
      },
      sha256,
    )
    expect(exampleProof).toMatchObject(commitment)
    expect(commitmentHash(commitment, sha256)).toBe(commitment_sha256)
    expect(
      drawSeed({ serverSeed, drawId, entriesHash: commitment.entries_hash, publicValue: '' }, sha256),
    ).toBe(seed)

    const picks = pickWinners({ entries, seed, count: 3 }, sha256)
    expect(picks.map((pick) => pick.id)).toEqual(winners)
    expect(picks[0]).toEqual({
      id: 'ba134d6e-1f1e-4d0a-8efd-54971da4a282',
      index: 9,
      weight: 11,
      r: 150,
      remainingWeight: 182,
      from: 147,
      to: 157,
    })
  },
)

test('the published list has one line per entry, in lower case, ascending by id', () => {
  const entries = [
    { id: 'BBBBBBBB-0000-4000-8000-000000000000', weight: 2 },
    { id: 'aaaaaaaa-0000-4000-8000-000000000000', weight: 0 },
    { id: '0AAAAAAA-0000-4000-8000-000000000000', weight: 35 },
  ]
  expect(entryList(entries)).toBe(
    '0aaaaaaa-0000-4000-8000-000000000000 35\n' +
      'aaaaaaaa-0000-4000-8000-000000000000 0\n' +
      'bbbbbbbb-0000-4000-8000-000000000000 2\n',
  )
  expect(entryList([])).toBe('')
})

test('ordering a list leaves the list it was given as it was', () => {
  const entries = [...goldenEntries].reverse()
  const list = inListOrder(entries)
  expect(entries[0]!.id).toBe(goldenId(6))
  expect(Object.isFrozen(entries)).toBe(false)
  expect(inListOrder(list)).toBe(list)
})

test('an id that stands in the list twice is refused, whatever its case', () => {
  const id = 'aaaaaaaa-0000-4000-8000-000000000000'
  const entries = [
    { id, weight: 1 },
    { id: id.toUpperCase(), weight: 1 },
  ]
  expect(() => entryList(entries)).toThrow(RangeError)
})

test('the commitment is hashed as JSON with sorted keys and no spaces, the beacon included', () => {
  const beacon = { round: 4_242, chain: 'ab'.repeat(32) }
  const commitment = { ...exampleProof, beacon }
  expect(commitmentText(commitment)).toBe(
    `{"algorithm":"tower-draw/1","beacon":{"chain":"${'ab'.repeat(32)}","round":4242},"capacity":3,` +
      '"draw_id":"5b1f6c2e-9d40-4c7a-8f52-3a7e10c4d9b6","entries_count":12,' +
      '"entries_hash":"2774f8eb50cb871ec205b4fd67a428fe4487b00e2229893d86b137154e691a46","rules":"weights/1",' +
      '"seed_hash":"72535b0cdf9a229aecb3764335140630bbba51368fd4afd45670b2cb2e0a44e6",' +
      '"slot_starts":"2026-11-16T17:00:00Z","total_weight":182}',
  )
})

test('the start of a draw is written in UTC and whole seconds', () => {
  expect(formatSlotStarts(new Date('2026-11-16T12:00:00.987-05:00'))).toBe('2026-11-16T17:00:00Z')
})

test('every part of the seed changes the seed', () => {
  const parts = { serverSeed: '00'.repeat(32), drawId: goldenDrawId, entriesHash: 'a', publicValue: '' }
  const seeds = [
    parts,
    { ...parts, serverSeed: '01'.repeat(32) },
    { ...parts, drawId: exampleProof.draw_id },
    { ...parts, entriesHash: 'b' },
    { ...parts, publicValue: '00' },
  ].map((each) => drawSeed(each, nodeSha256))
  expect(new Set(seeds).size).toBe(5)
})

test.each(['', '00', 'AB'.repeat(32), `0x${'0'.repeat(62)}`])(
  'a seed that is not 32 bytes of hex is refused: "%s"',
  (seed) => {
    expect(() => seedHash(seed, nodeSha256)).toThrow(RangeError)
  },
)
