import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverFaces } from './cover-faces.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const side = fc.integer({ min: 1, max: 70 })
const area = fc.record({ x: share, y: share, width: share, height: share }).map((drawn) => ({
  ...drawn,
  width: Math.max(0.001, Math.min(drawn.width, 1 - drawn.x)),
  height: Math.max(0.001, Math.min(drawn.height, 1 - drawn.y)),
}))

test('under a mark at most four times four colors are left, which say nothing of how the pixels of a cell stood', () => {
  fc.assert(
    fc.property(side, side, area, fc.infiniteStream(fc.nat(255)), (width, height, mark, bytes) => {
      const before = Buffer.from([...bytes.take(width * height)])
      const data = Buffer.from(before)
      coverFaces({ data, width, height, channels: 1 }, [mark])
      const within = (at: number) => {
        const [column, row] = [at % width, Math.floor(at / width)]
        const isAcross = column + 1 > mark.x * width && column < (mark.x + mark.width) * width
        return isAcross && row + 1 > mark.y * height && row < (mark.y + mark.height) * height
      }
      const covered = [...data.keys()].filter(within)
      expect(new Set(covered.map((at) => data[at])).size).toBeLessThanOrEqual(16)
      const changed = [...data.keys()].filter((at) => data[at] !== before[at])
      // A mark at the very edge covers the last pixel.
      for (const at of changed)
        expect(within(at) || mark.x > 1 - 1 / width || mark.y > 1 - 1 / height).toBe(true)
      // The same mark again changes nothing: all that could be had is gone.
      const again = Buffer.from(data)
      coverFaces({ data: again, width, height, channels: 1 }, [mark])
      expect(again.equals(data)).toBe(true)
    }),
  )
})
