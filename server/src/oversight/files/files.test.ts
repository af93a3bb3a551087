// @module-tag some-on-pglite: what is claimed and what is swept meet on one row.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { buildUploads, type Uploads } from '../../../test/oversight/files/build-uploads.ts'
import { approveFile } from './approve-file.ts'
import { attachFile } from './attach-file.ts'
import { eraseFiles } from './erase-files.ts'
import { publicAddress } from './file-address.ts'
import { removeFile } from './remove-file.ts'
import { sweepFiles } from './sweep-files.ts'
import { rules } from '../../../test/oversight/files/build-uploads.ts'

const minute = 60_000
const hour = 60 * minute

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b6' } })

type Answer = { file_id: string; url: string; thumbnail_url: string | null }

async function sendPicture({ send }: Uploads, name: 'picture' | 'photo' = 'picture', background = '#3b6') {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return (await send(name, bytes)).json<Answer>()
}

const attach = ({ services, ownerId }: Uploads, fileId: string, rule = rules.picture) =>
  services.database.transaction((tx) => attachFile(tx, { fileId, ownerId, rule, at: services.clock.now() }))

const statusOf = async ({ app }: Uploads, url: string) => (await app.inject(url)).statusCode

test('a picture is stored anew: upright, at most 2,000 wide, without place, camera or comment', async () => {
  const uploads = await buildUploads()
  const photo = await pixels(3_000, 1_500)
    .jpeg()
    .withExif({ IFD0: { Make: 'Spy', ImageDescription: 'A child' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.includes('Spy')).toBe(true)
  const { url, thumbnail_url } = (await uploads.send('picture', photo)).json<Answer>()
  const answer = await uploads.app.inject(url)
  const { exif, xmp, iptc, icc, comments, ...seen } = await sharp(answer.rawPayload).metadata()
  expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(seen).toMatchObject({ format: 'webp', width: 1_000, height: 2_000 })
  expect(answer.rawPayload.includes('Spy')).toBe(false)
  const small = await uploads.app.inject(thumbnail_url ?? '')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160, height: 320 })
})

test('a file that comes over a connection, whole or in pieces of unknown number, is taken in', async () => {
  const { app, listArrivals } = await buildUploads()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const form = new FormData()
  form.set('caption', 'Blocks')
  form.set('file', new Blob([new Uint8Array(await pixels(1_500, 1_500).png().toBuffer())]), 'logo.png')
  const whole = await fetch(`${address}/tests/picture`, { method: 'POST', body: form })
  expect([whole.status, Object.keys((await whole.json()) as Answer)]).toEqual([
    200,
    ['file_id', 'url', 'thumbnail_url'],
  ])
  const { body, headers } = new Response(form)
  const streamed = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  expect((await fetch(`${address}/tests/picture`, streamed)).status).toBe(200)
  await vi.waitFor(() => expect(listArrivals()).toEqual([]), { timeout: 30_000 })
})

test(
  'bytes lie under the hash of what they are, once however often they are sent',
  { tags: 'on-pglite-too' },
  async () => {
    const uploads = await buildUploads()
    await sendPicture(uploads)
    const stored = uploads.listStored()
    expect(stored).toHaveLength(2)
    for (const path of stored) expect(path).toMatch(/^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}$/)
    await sendPicture(uploads)
    expect(uploads.listStored()).toEqual(stored)
    await vi.waitFor(() => expect(uploads.listArrivals()).toEqual([]), { timeout: 30_000 })
  },
)

test('a file of everyone is seen once something refers to it, and no longer once it is removed', async () => {
  const uploads = await buildUploads()
  const { file_id } = await sendPicture(uploads)
  const address = publicAddress(file_id, 'whole')
  expect(await statusOf(uploads, address)).toBe(404)
  await attach(uploads, file_id)
  expect(await statusOf(uploads, address)).toBe(200)
  expect(await statusOf(uploads, publicAddress(file_id, 'thumbnail'))).toBe(200)
  const { services } = uploads
  await services.database.transaction((tx) => removeFile(tx, file_id, services.clock.now()))
  expect(await statusOf(uploads, address)).toBe(404)
})

test('what waits for staff is approved only by them, and a file of links is seen by everyone never', async () => {
  const uploads = await buildUploads()
  const { services } = uploads
  const { file_id, url } = await sendPicture(uploads, 'photo')
  const approve = () =>
    services.database.transaction((tx) =>
      approveFile(tx, { fileId: file_id, staffId: uploads.ownerId, at: services.clock.now() }),
    )
  await expect(approve()).rejects.toMatchObject({ code: 'files.not_found' })
  await attach(uploads, file_id, rules.photo)
  const stateNow = () =>
    services.database.read((tx) => tx.selectFrom('files').select(['state']).executeTakeFirstOrThrow())
  expect(await stateNow()).toEqual({ state: 'pending' })
  await approve()
  expect(await stateNow()).toEqual({ state: 'approved' })
  expect(await statusOf(uploads, publicAddress(file_id, 'whole'))).toBe(404)
  expect(await statusOf(uploads, url)).toBe(200)
})

test('a file is referred to by its owner alone, and for its purpose alone', async () => {
  const uploads = await buildUploads()
  const { file_id } = await sendPicture(uploads)
  const stranger = { ...uploads, ownerId: '00000000-0000-4000-8000-000000000001' }
  await expect(attach(stranger, file_id)).rejects.toMatchObject({ code: 'files.not_found' })
  await expect(attach(uploads, file_id, rules.photo)).rejects.toMatchObject({ code: 'files.not_found' })
})

test('a signed address works for ten minutes, for its file and form, and ends at once when the file is removed', async () => {
  const uploads = await buildUploads()
  const { services, app } = uploads
  const { file_id, url, thumbnail_url } = await sendPicture(uploads)
  const other = await sendPicture(uploads, 'picture', '#f00')
  expect(await statusOf(uploads, url)).toBe(200)
  const forged = [
    url.replace(file_id, other.file_id),
    url.replace('/signed?', '/signed/thumbnail?'),
    url.replace(/expires=\d+/, 'expires=4000000000'),
    url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
  ]
  for (const address of forged) expect(await statusOf(uploads, address), address).toBe(404)
  expect((await app.inject(url)).headers).toMatchObject({ 'cache-control': 'no-store' })
  services.clock.advance(10 * minute)
  expect(await statusOf(uploads, thumbnail_url ?? '')).toBe(200)
  services.clock.advance(1_000)
  const late = await app.inject(url)
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'files.link_expired'])
  services.clock.advance(-minute)
  await services.database.transaction((tx) => removeFile(tx, file_id, services.clock.now()))
  expect(await statusOf(uploads, url)).toBe(404)
})

test('nothing that is sent runs, loads or is framed, and only pictures are shown', async () => {
  const uploads = await buildUploads()
  const { url } = await sendPicture(uploads)
  const inert = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
  }
  expect((await uploads.app.inject(url)).headers).toMatchObject({
    ...inert,
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(
      /^inline; filename="test-picture-[0-9a-f]{8}\.webp"$/,
    ) as unknown,
  })
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  const receipt = (await uploads.send('receipt', pdf, '../receipt.html', 'text/html')).json<Answer>()
  const answer = await uploads.app.inject(receipt.url)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    ...inert,
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="test-receipt-[0-9a-f]{8}\.pdf"$/,
    ) as unknown,
  })
})

test('a video is kept byte by byte and sent in the pieces that a player asks for', async () => {
  const uploads = await buildUploads()
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), randomBytes(200_000)])
  const { url } = (await uploads.send('video', film)).json<Answer>()
  const piece = await uploads.app.inject({ url, headers: { range: 'bytes=10-19' } })
  expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, `bytes 10-19/${film.length}`])
  expect(piece.rawPayload.equals(film.subarray(10, 20))).toBe(true)
  expect((await uploads.app.inject({ url, headers: { range: 'bytes=900000-' } })).statusCode).toBe(416)
})

test(
  'what nothing came to refer to is gone after a day, and what is referred to stays',
  { tags: 'on-pglite-too' },
  async () => {
    const uploads = await buildUploads()
    const { services } = uploads
    const kept = await sendPicture(uploads)
    await sendPicture(uploads, 'picture', '#f00')
    await attach(uploads, kept.file_id)
    await sweepFiles(services)
    expect(uploads.listStored()).toHaveLength(4)
    services.clock.advance(24 * hour + minute)
    await sweepFiles(services)
    expect(uploads.listStored()).toHaveLength(2)
    expect(await statusOf(uploads, publicAddress(kept.file_id, 'whole'))).toBe(200)
  },
)

test('bytes that two files show stay until the last of them is gone', { tags: 'on-pglite-too' }, async () => {
  const uploads = await buildUploads()
  const { services } = uploads
  const [one, other] = [await sendPicture(uploads), await sendPicture(uploads)]
  for (const { file_id } of [one, other]) await attach(uploads, file_id)
  const removeAndSweep = async (fileId: string) => {
    await services.database.transaction((tx) => removeFile(tx, fileId, services.clock.now()))
    services.clock.advance(2 * hour)
    await sweepFiles(services)
  }
  await removeAndSweep(one.file_id)
  expect(await statusOf(uploads, publicAddress(other.file_id, 'whole'))).toBe(200)
  await removeAndSweep(other.file_id)
  expect(uploads.listStored()).toEqual([])
})

test('whoever is erased leaves no bytes behind', async () => {
  const uploads = await buildUploads()
  const { services, ownerId: userId } = uploads
  const { file_id } = await sendPicture(uploads)
  await attach(uploads, file_id)
  services.clock.advance(2 * hour)
  await services.database.transaction((tx) => eraseFiles(tx, { userId, at: services.clock.now() }))
  expect(await statusOf(uploads, publicAddress(file_id, 'whole'))).toBe(404)
  await sweepFiles(services)
  expect(uploads.listStored()).toEqual([])
  const contents = await services.database.read((tx) =>
    tx.selectFrom('file_contents').select('hash').execute(),
  )
  expect(contents).toEqual([])
})

test(
  'an upload of bytes that are just being removed is refused, and works right after',
  { tags: 'on-pglite-too' },
  async () => {
    const uploads = await buildUploads()
    const { services } = uploads
    const { file_id } = await sendPicture(uploads)
    await services.database.transaction((tx) => removeFile(tx, file_id, services.clock.now()))
    services.clock.advance(2 * hour)
    const { fileStore } = services
    let meanwhile: number | undefined
    const png = await pixels(40, 30).png().toBuffer()
    const slow = {
      ...fileStore,
      remove: async (hash: string) => {
        meanwhile ??= (await uploads.send('picture', png)).statusCode
        await fileStore.remove(hash)
      },
    }
    await sweepFiles({ ...services, fileStore: slow })
    expect(meanwhile).toBe(503)
    const { url } = await sendPicture(uploads)
    expect(await statusOf(uploads, url)).toBe(200)
  },
)

test('a disk that is full is told in words, and neither row nor bytes stay', async () => {
  const uploads = await buildUploads()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  uploads.services.fileStore.put = () => Promise.reject(full)
  const answer = await uploads.send('picture', await pixels(40, 30).png().toBuffer())
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([507, 'files.storage_full'])
  const { services } = uploads
  const states = await services.database.read((tx) => tx.selectFrom('files').select('state').execute())
  expect(states).toEqual([{ state: 'removed' }])
  services.clock.advance(2 * hour)
  await sweepFiles(services)
  expect(
    await services.database.read((tx) => tx.selectFrom('file_contents').select('hash').execute()),
  ).toEqual([])
})

test.each([
  ['test_picture', 429],
  // A slip of checks that waits for its gifts keeps nobody from uploading anything else.
  ['check_picture', 200],
])(
  'whoever uploads 40 of %s without ever using them meets %i at the next upload of another kind',
  async (purpose, status) => {
    const uploads = await buildUploads()
    const { services, ownerId } = uploads
    await services.database.transaction(async (tx) => {
      const at = services.clock.now()
      const hash = 'a'.repeat(64)
      await tx
        .insertInto('file_contents')
        .values({ hash, byte_size: 1, media_type: 'image/webp', claimed_at: at })
        .execute()
      const file = {
        owner_id: ownerId,
        purpose,
        seen_by: 'everyone',
        waits_for_staff: false,
        state: 'pending',
        content_hash: hash,
        created_at: at,
      }
      await tx
        .insertInto('files')
        .values(Array.from({ length: 40 }, () => file))
        .execute()
    })
    const answer = await uploads.send('picture', await pixels(40, 30).png().toBuffer())
    expect(answer.statusCode).toBe(status)
    if (status === 429) expect(answer.json()).toMatchObject({ code: 'files.too_many_waiting' })
  },
)
