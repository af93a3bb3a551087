import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawTower } from '../server/src/site/og/draw-picture.ts'

// Makes the icons of home screens and the pictures of mails from web/public/favicon.svg and the tower of link previews.
// Run it when one of them changes: node scripts/make-icons.ts

const folder = new URL('../web/public/', import.meta.url)
const logo = readFileSync(new URL('favicon.svg', folder))
const paper = '#fbfbf7'

type Icon = {
  size: number
  /** How much of the side the logo takes. */
  part: number
  ground?: string
}

async function drawIcon({ size, part, ground }: Icon): Promise<Buffer> {
  const height = Math.round(size * part)
  const mark = await sharp(logo, { density: 900 }).resize({ height }).toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'center' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A PNG in the container that old browsers ask for at /favicon.ico. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const save = (file: string, bytes: Buffer) => writeFileSync(new URL(file, folder), bytes)

save('icon-192.png', await drawIcon({ size: 192, part: 0.92 }))
save('icon-512.png', await drawIcon({ size: 512, part: 0.92 }))
// Only the inner 80 % of a maskable icon are sure to be seen.
save('icon-maskable-512.png', await drawIcon({ size: 512, part: 0.56, ground: paper }))
save('apple-touch-icon.png', await drawIcon({ size: 180, part: 0.68, ground: paper }))
save('favicon.ico', wrapAsIco(await drawIcon({ size: 32, part: 1 }), 32))

// Twice as large as mails show them.
const pictureOf = (svg: Buffer, height: number) =>
  sharp(svg, { density: 300 }).resize({ height }).png({ palette: true, compressionLevel: 9 }).toBuffer()
const tile = Buffer.from(
  '<svg width="96" height="96"><rect width="96" height="96" rx="20" fill="#fff"/></svg>',
)
const mark = await pictureOf(logo, 68)
save(
  'mail/logo.png',
  await sharp(tile)
    .composite([{ input: mark, gravity: 'center' }])
    .png()
    .toBuffer(),
)
save('mail/tower.png', await pictureOf(Buffer.from(drawTower()), 176))
