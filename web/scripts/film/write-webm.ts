/** One compressed picture. */
export type Frame = { atMs: number; isKey: boolean; bytes: Uint8Array }

/**
 * Puts VP9 pictures into a WebM file: EBML header, segment with one video track, a cluster per second.
 * Element ids are those of the WebM container guidelines (webmproject.org/docs/container).
 */
export function writeWebm(
  frames: readonly Frame[],
  size: { width: number; height: number; durationMs: number },
): Buffer {
  const header = element('1a45dfa3', [
    element('4286', uint(1)),
    element('42f7', uint(1)),
    element('42f2', uint(4)),
    element('42f3', uint(8)),
    element('4282', Buffer.from('webm')),
    element('4287', uint(4)),
    element('4285', uint(2)),
  ])
  const info = element('1549a966', [
    element('2ad7b1', uint(1_000_000)),
    element('4489', double(size.durationMs)),
    element('4d80', Buffer.from('tower')),
    element('5741', Buffer.from('tower')),
  ])
  const video = element('e0', [element('b0', uint(size.width)), element('ba', uint(size.height))])
  const track = element('ae', [
    element('d7', uint(1)),
    element('73c5', uint(1)),
    element('83', uint(1)),
    element('86', Buffer.from('V_VP9')),
    video,
  ])
  const segment = element('18538067', [info, element('1654ae6b', track), ...clusters(frames)])
  return Buffer.concat([header, segment])
}

function clusters(frames: readonly Frame[]): Buffer[] {
  const seconds = new Map<number, Frame[]>()
  for (const frame of frames) {
    const second = Math.floor(frame.atMs / 1_000)
    seconds.set(second, [...(seconds.get(second) ?? []), frame])
  }
  return [...seconds].map(([second, inside]) =>
    element('1f43b675', [
      element('e7', uint(second * 1_000)),
      ...inside.map((frame) => simpleBlock(frame, second * 1_000)),
    ]),
  )
}

function simpleBlock({ atMs, isKey, bytes }: Frame, clusterMs: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x81, 0)
  head.writeInt16BE(Math.round(atMs - clusterMs), 1)
  head.writeUInt8(isKey ? 0x80 : 0, 3)
  return element('a3', [head, Buffer.from(bytes)])
}

/** An id, the length in eight bytes, the content. */
function element(id: string, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(0x0100000000000000n | BigInt(body.length))
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
