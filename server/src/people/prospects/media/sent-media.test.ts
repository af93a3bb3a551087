// Photos and films of athletes: what is taken in, who sees it, and for how long.
import type { OwnUpdate } from '@tower/contract/people/prospect-portal.contract.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hostileNames, hostilePictures } from '../../../../test/oversight/files/hostile-files.ts'
import { buildMp4, buildWebm } from '../../../../test/people/prospects/build-films.ts'
import { buildPortal, type Portal } from '../../../../test/people/prospects/build-portal.ts'
import { buildAllowed, buildPending } from '../../../../test/people/prospects/build-prospects.ts'
import { grantConsent } from '../../../../test/people/prospects/say-word.ts'

const pictureOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '39/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

const updateOf = (answer: { json: <T>() => T }) => answer.json<{ update: OwnUpdate }>().update

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

const look = async ({ app }: Portal, url: string | null) => app.inject(url ?? '/nowhere')

test('the same form sent again, at once too, is one update', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  const bytes = await pictureOf('#789')
  const send = () =>
    portal.sendUpdate(circle.keeper, prospectId, bytes, {
      request_key: '6a1c3f0e-58a5-4a9c-9df0-30bb4f0a9a11',
    })
  const ids = (await Promise.all([send(), send(), send()])).map((answer) => updateOf(answer).id)
  expect(new Set([...ids, updateOf(await send()).id]).size).toBe(1)
  expect(await portal.listUpdates(circle.keeper, prospectId)).toHaveLength(1)
})

test('without a file an update is refused in the words of the form', async () => {
  const portal = await buildPortal()
  const { circle, ask } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  for (const payload of [{}, { data_url: '' }, { data_url: 7 }]) {
    const answer = await ask(circle.keeper, {
      method: 'POST',
      url: '/api/prospect/update-upload',
      payload: { prospect_id: prospectId, caption: 'x', ...payload },
    })
    expect(answer.statusCode).toBe(400)
    if (payload.data_url !== 7)
      expect(answer.json<{ error: string }>().error).toBe('Select a photo or video to upload')
  }
})

test('whatever lies about what it is, is damaged or too long is refused in words, in both ways', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  const good = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer()
  // The limit of a picture alone is not the one here.
  const liars = hostilePictures(good).filter(({ code }) => code !== 'files.too_large')
  const film = buildMp4()
  const films = [
    {
      what: 'a photo beyond 25 MB',
      bytes: Buffer.concat([good, Buffer.alloc(25_000_001)]),
      status: 413,
      code: 'files.too_large',
    },
    { what: 'a film too long', bytes: buildMp4({ seconds: 200 }), status: 413, code: 'files.too_long' },
    {
      what: 'a film cut short',
      bytes: film.subarray(0, film.length - 20),
      status: 415,
      code: 'files.unreadable',
    },
    { what: 'a film without a head', bytes: film.subarray(0, 40), status: 415, code: 'files.unreadable' },
    { what: 'a recording too long', bytes: buildWebm([0, 100, 190]), status: 413, code: 'files.too_long' },
    {
      what: 'a WebM that says it is too long',
      bytes: buildWebm([0], { duration: 500 }),
      status: 413,
      code: 'files.too_long',
    },
  ]
  for (const { what, bytes, status, code } of [...liars, ...films]) {
    // A picture that names itself one is judged as one.
    for (const send of [
      () => portal.sendUpdate(circle.keeper, prospectId, bytes),
      () => portal.sendDataUrl(circle.keeper, prospectId, dataUrl('video/mp4', bytes)),
    ]) {
      const answer = await send()
      // A data URL without bytes is no file.
      const said = answer
        .json<{ code: string }>()
        .code.replace('prospects.update_without_file', 'files.empty')
      expect([answer.statusCode, said], what).toEqual([status, code])
    }
  }
  expect(await portal.listUpdates(circle.keeper, prospectId)).toEqual([])
})

test('a recording of a browser says how long it is by its parts, and one of a phone by its head', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  const secondsOf = async (bytes: Buffer) =>
    updateOf(await portal.sendUpdate(circle.keeper, prospectId, bytes)).seconds
  expect(await secondsOf(buildWebm([0, 5, 12]))).toBe(12)
  expect(await secondsOf(buildWebm([0], { duration: 33 }))).toBe(33)
  expect(await secondsOf(buildMp4({ seconds: 61, brand: 'qt  ' }))).toBe(61)
})

test('what a file was called where it came from reaches no answer', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  for (const name of hostileNames.slice(0, 8)) {
    const answer = await portal.sendForm(circle.keeper, '/api/prospect/avatar-upload', {
      fields: { prospect_id: prospectId },
      file: { bytes: await pictureOf('#abc'), name },
    })
    expect([200, 400], name).toContain(answer.statusCode)
  }
  const { prospect } = await portal.read(circle.keeper, prospectId)
  const seen = await look(portal, prospect.avatar_url)
  expect(seen.headers['content-disposition']).toMatch(
    /^inline; filename="prospect-avatar-[0-9a-f]{8}\.webp"$/,
  )
})

test('before a guardian allows pictures none is taken in, whoever sends it, and none is stored', async () => {
  const portal = await buildPortal()
  const { circle, services } = portal
  const prospectId = await buildPending(services, circle)
  const bytes = await pictureOf('#123')
  const sendAvatar = (who: { userId: string }) =>
    portal.sendForm(who, '/api/prospect/avatar-upload', {
      fields: { prospect_id: prospectId },
      file: { bytes },
    })
  const sendPoster = (who: { userId: string }) =>
    portal.sendForm(who, '/api/prospect/poster-upload', {
      fields: { prospect_id: prospectId },
      file: { bytes },
    })
  const refusals = [409, 'prospects.photos_not_allowed']
  const said = (answer: Awaited<ReturnType<typeof sendAvatar>>) => [
    answer.statusCode,
    answer.json<{ code: string }>().code,
  ]
  await grantConsent(services, { actor: circle.guardian, prospectId, parts: { photos: false } })
  for (const who of [circle.keeper, circle.guardian, circle.admin]) {
    expect(said(await portal.sendUpdate(who, prospectId, bytes))).toEqual(refusals)
    expect(said(await sendAvatar(who))).toEqual(refusals)
    expect(said(await sendPoster(who))).toEqual(refusals)
  }
  const files = await services.database.read((tx) => tx.selectFrom('files').select('id').execute())
  expect(files).toEqual([])
  await grantConsent(services, { actor: circle.guardian, prospectId })
  for (const send of [sendAvatar, sendPoster]) expect((await send(circle.keeper)).statusCode).toBe(200)
})
