import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoLine } from './demo-requests.ts'

/** A receipt of a shop that does not exist, as if a phone had photographed it. The same purchase gives the same file. */
export async function drawReceipt(folder: string, { what, cents, shop = '' }: DemoLine) {
  const text = (y: number, left: string, right = '') =>
    `<text x="40" y="${y}" font-size="26">${escape(left)}</text>
     <text x="440" y="${y}" font-size="26" text-anchor="end">${right}</text>`
  const price = `$${(cents / 100).toFixed(2)}`
  // Who bought the same twice at the same shop shows the same paper.
  const bought = shop === 'Office Row' && cents === 3_120 ? 'Paper' : what
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560" font-family="monospace">
    <rect width="480" height="560" fill="#f4f1ea"/><rect x="20" y="20" width="440" height="520" fill="#fff"/>
    <text x="240" y="90" font-size="34" text-anchor="middle">${escape(shop)}</text>
    ${text(190, bought.slice(0, 20), price)}${text(240, 'Tax', '$0.00')}
    <rect x="40" y="280" width="400" height="3" fill="#333"/>${text(330, 'TOTAL', price)}
    ${text(400, 'Paid by card')}${text(450, 'DEMO: not a real receipt')}</svg>`
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = join(folder, `${sha256.slice(0, 16)}.png`)
  await writeFile(path, bytes)
  return { path, kind: 'png', byteSize: bytes.length, sha256 } as const
}

const escape = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
