import { crc32, deflateSync, gzipSync } from 'node:zlib'

/** A file that lies, and what it must be answered. */
export type HostileFile = {
  what: string
  name: string
  type: string
  bytes: Buffer
  status: number
  code: string
}

const script = '<script>document.title="taken"</script>'
const gifHead = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00', 'latin1')

/** A PNG with this head and these further parts, whole in its form. */
export function writePng(width: number, height: number, parts: readonly [string, Buffer][]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const all: readonly [string, Buffer][] = [['IHDR', head], ...parts, ['IEND', Buffer.alloc(0)]]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...all.map(([name, body]) => writePart(name, body)),
  ])
}

function writePart(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const part = Buffer.alloc(named.length + 8)
  part.writeUInt32BE(body.length, 0)
  part.set(named, 4)
  part.writeUInt32BE(crc32(named), named.length + 4)
  return part
}

const wrongKind = { status: 415, code: 'files.wrong_kind' }
const unreadable = { status: 415, code: 'files.unreadable' }
const tooManyPixels = { status: 413, code: 'files.too_many_pixels' }

const liars: readonly HostileFile[] = [
  {
    what: 'SVG with a script',
    name: 'logo.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ...wrongKind,
  },
  {
    what: 'SVG called PNG',
    name: 'logo.png',
    type: 'image/png',
    bytes: Buffer.from(`<?xml version="1.0"?><svg>${script}</svg>`),
    ...wrongKind,
  },
  {
    what: 'HTML called PNG',
    name: 'logo.png',
    type: 'image/png',
    bytes: Buffer.from(`<!doctype html>${script}`),
    ...wrongKind,
  },
  {
    what: 'JavaScript called JPEG',
    name: 'photo.jpg',
    type: 'image/jpeg',
    bytes: Buffer.from('alert(1)'),
    ...wrongKind,
  },
  {
    what: 'GIF that is a script as well',
    name: 'photo.gif',
    type: 'image/gif',
    bytes: Buffer.from(`GIF89a/*${script}*/=1;alert(1)//`, 'latin1'),
    ...unreadable,
  },
  {
    what: 'a program',
    name: 'photo.png',
    type: 'image/png',
    bytes: Buffer.from('MZ\x90\x00\x03'.padEnd(200, '\0'), 'latin1'),
    ...wrongKind,
  },
  {
    what: 'a PDF where only pictures go',
    name: 'photo.jpg',
    type: 'image/jpeg',
    bytes: Buffer.from('%PDF-1.7\n%%EOF'),
    ...wrongKind,
  },
]

const giants: readonly HostileFile[] = [
  {
    what: 'a PNG of 20,000 by 20,000',
    name: 'big.png',
    type: 'image/png',
    bytes: writePng(20_000, 20_000, [['IDAT', deflateSync(Buffer.alloc(20_000_000))]]),
    ...tooManyPixels,
  },
  {
    what: 'a PNG of 50,000 by 50,000',
    name: 'big.png',
    type: 'image/png',
    bytes: writePng(50_000, 50_000, [['IDAT', deflateSync(Buffer.alloc(1_000))]]),
    ...tooManyPixels,
  },
  {
    what: 'a GIF of 65,535 by 65,535',
    name: 'big.gif',
    type: 'image/gif',
    bytes: Buffer.concat([
      Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00', 'latin1'),
      Buffer.alloc(6),
      Buffer.from(',\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0;', 'latin1'),
    ]),
    ...tooManyPixels,
  },
]

const damaged = (goodJpeg: Buffer): readonly HostileFile[] => [
  {
    what: 'a JPEG that ends in the middle',
    name: 'photo.jpg',
    type: 'image/jpeg',
    bytes: goodJpeg.subarray(0, goodJpeg.length / 2),
    ...unreadable,
  },
  {
    what: 'a JPEG of a head alone',
    name: 'photo.jpg',
    type: 'image/jpeg',
    bytes: goodJpeg.subarray(0, 30),
    ...unreadable,
  },
  { what: 'a GIF without a picture', name: 'photo.gif', type: 'image/gif', bytes: gifHead, ...unreadable },
  {
    what: 'a bomb of zeros in gzip',
    name: 'photo.png',
    type: 'image/png',
    bytes: gzipSync(Buffer.alloc(50_000_000)),
    ...wrongKind,
  },
  {
    what: 'a PNG with far more data than pixels',
    name: 'photo.png',
    type: 'image/png',
    bytes: writePng(40, 40, [['IDAT', deflateSync(Buffer.alloc(1_000)).subarray(0, 8)]]),
    ...unreadable,
  },
  {
    what: 'nothing',
    name: 'photo.png',
    type: 'image/png',
    bytes: Buffer.alloc(0),
    status: 400,
    code: 'files.empty',
  },
  {
    what: 'too many bytes',
    name: 'photo.jpg',
    type: 'image/jpeg',
    bytes: Buffer.concat([goodJpeg, Buffer.alloc(10_000_001)]),
    status: 413,
    code: 'files.too_large',
  },
]

/** None of these is taken in as a picture. `goodJpeg` is cut for one of them. */
export const hostilePictures = (goodJpeg: Buffer): readonly HostileFile[] => [
  ...liars,
  ...giants,
  ...damaged(goodJpeg),
]

/** Names that would leave their folder, end a header or pass for another file. */
export const hostileNames = [
  '../../../etc/passwd',
  'a\0.png',
  'x'.repeat(5_000),
  '\u202egnp.exe',
  'a"; filename="b.html',
  '/abs.png',
  '..',
  'COM1',
  '<b>.png',
]
