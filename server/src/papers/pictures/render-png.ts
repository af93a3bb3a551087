import sharp from 'sharp'
import { takeTurns } from '../../take-turns.ts'

const mostKept = 64
/** Few at once, so that a burst of previews can't take the machine from the people on it. */
const inTurn = takeTurns(2)

const kept = new Map<string, Promise<Buffer>>()

/**
 * Turns a drawing into a PNG. The latest pictures are kept, by what they show: a changed name is another picture.
 */
export function renderPng(svg: string): Promise<Buffer> {
  const known = kept.get(svg)
  if (known) {
    kept.delete(svg)
    kept.set(svg, known)
    return known
  }
  const picture = render(svg)
  kept.set(svg, picture)
  picture.catch(() => kept.delete(svg))
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return picture
}

/** How many pictures are kept, for the test of the bound. */
export function countKept(): number {
  return kept.size
}

/** The same for a drawing that one person asks for: nothing of it is kept. */
export function renderOnce(svg: string): Promise<Buffer> {
  return render(svg)
}

function render(svg: string): Promise<Buffer> {
  return inTurn(() => sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer())
}
