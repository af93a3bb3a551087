import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { mostCovers } from '@tower/contract/oversight/covers.ts'
import { within } from '../marks.ts'
import type { FoundFace } from './face-network.ts'

/** So much of the smaller one lies in both: it is the same face found twice. */
const sameShare = 0.4
/** What is found ends at chin and brow; what one knows somebody by goes on. */
const more = 0.2

type Looked = { width: number; height: number; found: readonly FoundFace[] }

/** One mark for each face that was found in any size of a picture, the surest first. */
export function chooseFaces(looks: readonly Looked[]): Cover[] {
  const all = looks.flatMap(({ width, height, found }) =>
    found.map(({ score, ...face }) => ({
      ...{ x: face.x / width, y: face.y / height },
      ...{ width: face.width / width, height: face.height / height, score },
    })),
  )
  const chosen: Cover[] = []
  for (const { score: _, ...face } of all.toSorted((one, other) => other.score - one.score))
    if (chosen.length < mostCovers && chosen.every((other) => shared(face, other) < sameShare))
      chosen.push(face)
  return chosen.map(widen)
}

/** How much of the smaller of two lies in both. */
function shared(one: Cover, other: Cover): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  if (across <= 0 || down <= 0) return 0
  return (across * down) / Math.min(one.width * one.height, other.width * other.height)
}

const widen = ({ x, y, width, height }: Cover): Cover =>
  within({
    x: x - (width * more) / 2,
    y: y - height * more,
    width: width * (1 + more),
    height: height * (1 + 1.5 * more),
  })
