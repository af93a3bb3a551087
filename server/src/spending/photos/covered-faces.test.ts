import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { buildPhotographer, buildPhotos, buildReviewer } from '../../../test/spending/photos/build-photos.ts'

type Channels = { width: number; height: number; data: Buffer }

/** A mark of a quarter of the width, a third from the left; as shares of the picture, as browsers send them. */
const mark = { x: 0.25, y: 0.25, width: 0.25, height: 0.5 }
const marked = (covers: unknown) => ({ statement: 'faces_hidden', covers: JSON.stringify(covers) })

/** A picture in which every pixel differs from the next one. */
function noisy(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  let state = 7
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    data[at] = state >> 16
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function pixelsOf(bytes: Buffer): Promise<Channels> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** How much neighbors differ within a part of a picture, on average: noise has dozens, a flat cell next to nothing. */
function roughness({ data, width, height }: Channels, { x, y, width: across, height: down }: typeof mark) {
  let sum = 0
  let count = 0
  for (let row = Math.ceil(y * height); row < Math.floor((y + down) * height); row += 1)
    for (let column = Math.ceil(x * width); column < Math.floor((x + across) * width) - 1; column += 1) {
      sum += Math.abs((data[row * width + column] ?? 0) - (data[row * width + column + 1] ?? 0))
      count += 1
    }
  return sum / count
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

/** Every picture that lies in the folder of a server, whatever it is called, once the call is over with what it was sent. */
async function picturesStored(folder: string): Promise<Buffer[]> {
  await expect.poll(() => filesIn(join(folder, 'uploads'))).toEqual([])
  const all = filesIn(folder).map((path) => readFileSync(path))
  const read = await Promise.all(
    all.map(async (bytes) =>
      (await sharp(bytes)
        .metadata()
        .catch(() => undefined))
        ? bytes
        : undefined,
    ),
  )
  return read.filter((bytes) => bytes !== undefined)
}

test('what a teacher covered lies in no stored byte, neither in the picture nor in its small form', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const staff = await buildReviewer(server)
  const sent = await teacher.send(await noisy(800, 600).jpeg({ quality: 95 }).toBuffer(), marked([mark]))
  expect(sent.json()).toMatchObject({ item: { faces_covered: 1 } })
  const stored = await picturesStored(server.folder)
  expect(stored).toHaveLength(2)
  for (const bytes of stored) {
    const pixels = await pixelsOf(bytes)
    const inside = {
      x: mark.x + 0.01,
      y: mark.y + 0.01,
      width: mark.width - 0.02,
      height: mark.height - 0.02,
    }
    expect(roughness(pixels, inside)).toBeLessThan(4)
    expect(roughness(pixels, { x: 0.6, y: 0.1, width: 0.3, height: 0.8 })).toBeGreaterThan(10)
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
  }
  const { items } = (await staff.list()).json<{ items: object[] }>()
  expect(items[0]).toMatchObject({ faces_covered: 1, teacher_email: 'rivera@dayton.edu' })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'marks on a picture that its camera wrote turned (%i) fall where its teacher saw them',
  async (orientation) => {
    const server = await buildPhotos()
    const teacher = await buildPhotographer(server)
    const isOnItsSide = orientation >= 5
    const turned = await noisy(isOnItsSide ? 300 : 400, isOnItsSide ? 400 : 300)
      .jpeg({ quality: 95 })
      .withExif({ IFD3: { GPSLatitude: '39/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation })
      .toBuffer()
    await teacher.send(turned, marked([mark]))
    const stored = await Promise.all((await picturesStored(server.folder)).map((bytes) => pixelsOf(bytes)))
    const whole = stored.find(({ width }) => width === 400)
    expect(whole).toMatchObject({ width: 400, height: 300 })
    if (!whole) return
    expect(roughness(whole, { x: 0.27, y: 0.27, width: 0.21, height: 0.46 })).toBeLessThan(6)
    for (const clear of [
      { x: 0.02, y: 0.02, width: 0.2, height: 0.96 },
      { x: 0.54, y: 0.02, width: 0.44, height: 0.96 },
      { x: 0.02, y: 0.02, width: 0.96, height: 0.2 },
      { x: 0.02, y: 0.78, width: 0.96, height: 0.2 },
    ])
      expect(roughness(whole, clear)).toBeGreaterThan(10)
  },
)

test('marks that lie in no picture are refused before a byte is stored', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const picture = await noisy(40, 40).png().toBuffer()
  const refused = [
    ...['', 'x', '{}', 'null', '[null]', '[NaN]', '[{}]', '"[]"', '[1', '[[0,0,1,1]]'],
    JSON.stringify(Array.from({ length: 61 }, () => mark)),
    JSON.stringify(Array.from({ length: 3 }, () => ({ x: 0, y: 0, width: 1, height: 1 }))),
    ...[
      { ...mark, x: -0.01 },
      { ...mark, x: 0.9 },
      { ...mark, y: 1.2 },
      { ...mark, width: 0 },
      { ...mark, height: -0.5 },
      { ...mark, height: 1.01 },
      { ...mark, x: '0.25' },
      { ...mark, more: 1 },
    ].map((wrong) => JSON.stringify([wrong])),
    '[{"x":NaN,"y":0,"width":0.1,"height":0.1}]',
    '[{"x":1e999,"y":0,"width":0.1,"height":0.1}]',
  ]
  for (const covers of refused) {
    const answer = await teacher.send(picture, { statement: 'faces_hidden', covers })
    expect([covers, answer.statusCode]).toEqual([covers, 400])
  }
  expect(await picturesStored(server.folder)).toEqual([])
  const most = await teacher.send(
    picture,
    marked(Array.from({ length: 60 }, () => ({ ...mark, width: 0.1, height: 0.1 }))),
  )
  expect(most.json()).toMatchObject({ item: { faces_covered: 60 } })
})

test('a photo without marks says whether its teacher was asked', async () => {
  const server = await buildPhotos()
  const teacher = await buildPhotographer(server)
  const asked = await teacher.send(await noisy(40, 40).png().toBuffer(), marked([]))
  expect(asked.json()).toMatchObject({ item: { faces_covered: 0 } })
  const unasked = await teacher.send(await noisy(41, 40).png().toBuffer(), { statement: 'faces_hidden' })
  expect(unasked.json()).toMatchObject({ item: { faces_covered: null } })
})
