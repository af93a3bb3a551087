import sharp from 'sharp'
import type { Drawing, DrawnNode } from './drawn-node.ts'

/** Tiles of pixels by what makes them, as addresses that a document embeds once. Styles have two of them, made once. */
const rendered = new Map<string, string>()
const mostKept = 20
const side = 240
/** Of the drawing's own units. */
const sharpness = 0.6
/** How much of a drawing one covers. */
export const grainSize = { width: 5 * side, height: 4 * side } as const

/** Makes the tiles that a drawing asks for, so that drawing itself waits for nothing. */
export async function prepareGrains(drawing: Drawing): Promise<void> {
  for (const node of drawing.named.values()) {
    if (node.tag !== 'filter' || rendered.has(keyOf(node))) continue
    if (rendered.size >= mostKept) rendered.clear()
    rendered.set(keyOf(node), await renderGrain(keyOf(node)))
  }
}

/** The tile of a filter; undefined where none was prepared. */
export const grainOf = (filter: DrawnNode | undefined): string | undefined =>
  filter && rendered.get(keyOf(filter))

/** What a grain is made of, whatever it is called in its drawing. */
const keyOf = ({ children }: DrawnNode): string =>
  children.map(({ tag, attributes }) => `<${tag}${write(attributes)}/>`).join('')

const write = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** The tile over a whole picture: side by side they would show their seams. Eight steps of strength are enough, and small. */
async function renderGrain(key: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><filter id="n" x="0" y="0" width="100%" height="100%">${key}</filter></defs><rect width="${side}" height="${side}" filter="url(#n)"/></svg>`
  const tile = await sharp(Buffer.from(svg)).png().toBuffer()
  const whole = { ...grainSize, channels: 4, background: '#ffffff00' } as const
  const tiled = await sharp({ create: whole })
    .composite([{ input: tile, tile: true }])
    .raw()
    .toBuffer()
  const { data, info } = await sharp(tiled, { raw: whole })
    .resize(whole.width * sharpness, whole.height * sharpness)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) data[at] = Math.min(255, Math.round((data[at] ?? 0) / 36) * 36)
  const png = await sharp(data, { raw: info }).png({ compressionLevel: 9 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
