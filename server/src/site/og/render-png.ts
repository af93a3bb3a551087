import sharp from 'sharp'

const mostKept = 64
const mostAtOnce = 2

const kept = new Map<string, Promise<Buffer>>()
let running = 0
const waiting: (() => void)[] = []

/**
 * Turns a drawing into a PNG. The latest pictures are kept, by what they show: a changed name is another picture.
 * Few are rendered at once, so that a burst of previews can't take the machine from the people on it.
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

async function render(svg: string): Promise<Buffer> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
