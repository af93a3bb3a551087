import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearAllBut, type Range } from './zero.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'zero-'))))
afterAll(() => rm(folder, { recursive: true }))

const size = 64
const place = fc.integer({ min: -8, max: size + 8 })
const range = fc.record({ from: place, until: place })
/** Where boxes begin and end, in turn: one lies behind the other. */
const edges = fc.uniqueArray(fc.integer({ min: 0, max: size }), { maxLength: 12 })

test('of some boxes stays what lies in a range, whatever the ranges overlap, and nothing else; what is no box stays', async () => {
  await using file = await open(join(folder, 'a'), 'w+')
  await fc.assert(
    fc.asyncProperty(edges, fc.array(range, { maxLength: 12 }), async (cuts, ranges) => {
      const sorted = cuts.toSorted((one, other) => one - other)
      const boxes = sorted.flatMap((content, at) =>
        at % 2 === 0 && at + 1 < sorted.length ? [{ content, end: sorted[at + 1]! }] : [],
      )
      await file.write(Buffer.alloc(size, 1), 0, size, 0)
      await clearAllBut(file, boxes, ranges)
      const { buffer } = await file.read(Buffer.alloc(size), 0, size, 0)
      expect([...buffer]).toEqual(Array.from({ length: size }, (_, at) => stays(at, boxes, ranges)))
    }),
    { numRuns: 300 },
  )
})

function stays(at: number, boxes: readonly { content: number; end: number }[], ranges: readonly Range[]) {
  const isInBox = boxes.some(({ content, end }) => at >= content && at < end)
  const isKept = ranges.some(({ from, until }) => at >= from && at < until)
  return isInBox && !isKept ? 0 : 1
}
