/** For tests: a box of an MP4 file. */
export function box(type: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function movieHead(seconds: number): Buffer {
  const head = Buffer.alloc(100)
  head.writeUInt32BE(1_000, 12)
  head.writeUInt32BE(seconds * 1_000, 16)
  return box('mvhd', head)
}

/** Where a phone says a film was taken. */
export const placeOfFilm = '+39.7589-084.1916/'

export type BuildFilm = { seconds?: number; bytes?: number; notes?: boolean; brand?: string }

/** For tests: a film whose boxes are whole, and whose pictures are noise; with what a phone writes beside it. */
export function buildMp4({
  seconds = 8,
  bytes = 4_000,
  notes = false,
  brand = 'isom',
}: BuildFilm = {}): Buffer {
  const note = notes ? [box('udta', box('\xa9xyz', placeOfFilm)), box('meta', placeOfFilm)] : []
  const track = box('trak', ...(notes ? [box('udta', placeOfFilm)] : []))
  const head = box('ftyp', `${brand}\0\0\0\0isomiso2`)
  const movie = box('moov', movieHead(seconds), track, ...note)
  const noise = Buffer.alloc(Math.max(0, bytes - head.length - movie.length - 8), 7)
  return Buffer.concat([head, box('mdat', noise), movie])
}

/** For tests: a film as a browser records one, without saying how long it is; its parts begin at these seconds. */
export function buildWebm(
  starts: readonly number[],
  { duration, notes = false }: { duration?: number; notes?: boolean } = {},
): Buffer {
  const element = (id: string, ...parts: readonly Buffer[]) => {
    const content = Buffer.concat(parts)
    return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content])
  }
  const float = Buffer.alloc(8)
  float.writeDoubleBE((duration ?? 0) * 1_000)
  const scale = element('2ad7b1', Buffer.from('0f4240', 'hex'))
  const info = element('1549a966', scale, ...(duration === undefined ? [] : [element('4489', float)]))
  const clusters = starts.map((start) => {
    const time = Buffer.alloc(4)
    time.writeUInt32BE(start * 1_000)
    // Of unknown length, as it is while it is recorded.
    return Buffer.concat([
      Buffer.from('1f43b67501ffffffffffffff', 'hex'),
      element('e7', time),
      Buffer.alloc(500, 3),
    ])
  })
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')))
  const named = element('7ba9', Buffer.from(placeOfFilm))
  const tags = notes ? [element('1254c367', element('7373', Buffer.from(placeOfFilm)))] : []
  const segment = Buffer.from('1853806701ffffffffffffff', 'hex')
  const headOf = element(
    '1549a966',
    scale,
    ...(duration === undefined ? [] : [element('4489', float)]),
    named,
  )
  return Buffer.concat([head, segment, notes ? headOf : info, ...tags, ...clusters, ...tags])
}
