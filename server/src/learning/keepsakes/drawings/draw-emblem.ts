import type { Shape, Sheet } from '../../../papers/sheets/sheet.ts'
import { layLines } from '../../../papers/sheets/lay-lines.ts'
import { emblemSide } from './emblem-art.ts'
import type { KeepsakeWords } from './keepsake-words.ts'
import { palette } from './palette.ts'

const side = 432
const scale = 1.3

/** An emblem with what it says, on a square card. */
export function drawEmblem(
  shapes: readonly Shape[],
  facts: { sponsor: string; siteName: string; words: KeepsakeWords },
): Sheet[] {
  const { sponsor, siteName, words } = facts
  const line = { x: 36, width: side - 72, align: 'center' } as const
  const title = layLines({
    ...line,
    ...{ tag: 'H1', text: words.emblem.title, y: 306, mostLines: 1, smallest: 16 },
    pen: { size: 24, weight: 'bold', color: palette.ink, leading: 1.2 },
  })
  const name = layLines({
    ...line,
    ...{ tag: 'P', text: sponsor, y: title.next, mostLines: 2, smallest: 12 },
    pen: { size: 18, weight: 'plain', color: palette.ink, leading: 1.2 },
  })
  const charity = layLines({
    ...line,
    ...{ tag: 'P', text: siteName, y: side - 34, mostLines: 1, smallest: 9 },
    pen: { size: 13, weight: 'plain', color: palette.quiet },
  })
  const at = { x: (side - emblemSide * scale) / 2, y: 36, scale }
  return [
    {
      ...{ width: side, height: side, ground: palette.paper },
      parts: [{ kind: 'art', shapes, at }, title.part, name.part, charity.part],
    },
  ]
}
