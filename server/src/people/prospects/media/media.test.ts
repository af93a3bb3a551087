// Photos and films of athletes: what is taken in, who sees it, and for how long.
import type { OwnUpdate } from '@tower/contract/people/prospect-portal.contract.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildMp4, buildWebm, placeOfFilm } from '../../../../test/people/prospects/build-films.ts'
import { buildPortal, type Portal } from '../../../../test/people/prospects/build-portal.ts'
import { buildAllowed, buildVisible } from '../../../../test/people/prospects/build-prospects.ts'
import { revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { approveProspect, approveUpdate } from '../../../../test/people/prospects/approve.ts'

const pictureOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '39/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

const updateOf = (answer: { json: <T>() => T }) => answer.json<{ update: OwnUpdate }>().update

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

const look = async ({ app }: Portal, url: string | null) => app.inject(url ?? '/nowhere')

test('a photo and a film wait for staff, then everyone sees them, and each says what it is by its content', async () => {
  const portal = await buildPortal()
  const { circle, services } = portal
  const { prospectId } = await buildVisible(services, circle)
  const photo = updateOf(
    await portal.sendUpdate(circle.guardian, prospectId, await pictureOf('#c00'), { caption: 'Start' }),
  )
  const film = updateOf(
    await portal.sendDataUrl(circle.guardian, prospectId, dataUrl('image/png', buildMp4())),
  )
  expect(photo).toMatchObject({ kind: 'picture', caption: 'Start', approved: false })
  expect(film).toMatchObject({ kind: 'film', seconds: 8, caption: 'By data URL', approved: false })
  const publicUpdates = async () =>
    (await portal.app.inject(`/api/prospect/detail?id=${prospectId}`)).json<{
      updates: { media_url: string }[]
    }>().updates
  expect(await publicUpdates()).toEqual([])
  for (const { media_url } of [photo, film])
    expect((await look(portal, media_url?.split('?')[0] ?? null)).statusCode).toBe(404)
  for (const { id } of [photo, film])
    await approveUpdate(services, { actor: circle.admin, updateId: id, approved: true })
  const shown = await publicUpdates()
  expect(shown.map(({ media_url }) => media_url.split('.').at(-1)).toSorted()).toEqual(['mp4', 'webp'])
  for (const { media_url } of shown) {
    const { statusCode, headers } = await look(portal, media_url)
    expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      200,
      'no-store',
      'nosniff',
    ])
    expect(headers['x-robots-tag']).toBe('noindex, noarchive, noimageindex')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['content-type']).toBe(media_url.endsWith('mp4') ? 'video/mp4' : 'image/webp')
  }
})

test('nothing of where a photo or a film was taken is kept', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  const photo = updateOf(await portal.sendUpdate(circle.keeper, prospectId, await pictureOf('#0c0')))
  const { exif } = await sharp((await look(portal, photo.media_url)).rawPayload).metadata()
  expect(exif).toBeUndefined()
  const taken = buildMp4({ notes: true })
  const film = updateOf(await portal.sendUpdate(circle.keeper, prospectId, taken))
  const kept = (await look(portal, film.media_url)).rawPayload
  expect(taken.includes(placeOfFilm)).toBe(true)
  expect(kept.includes(placeOfFilm)).toBe(false)
  // Nothing else moved.
  expect(kept.length).toBe(taken.length)
  expect(kept.subarray(0, 3_000)).toEqual(taken.subarray(0, 3_000))
})

test('nothing of where a recording of a browser was made is kept, before its parts or behind them', async () => {
  const portal = await buildPortal()
  const prospectId = await buildAllowed(portal.services, portal.circle)
  for (const taken of [buildWebm([0, 2], { notes: true }), buildWebm([0, 2], { notes: true, duration: 4 })]) {
    const film = updateOf(await portal.sendUpdate(portal.circle.keeper, prospectId, taken))
    const kept = (await look(portal, film.media_url)).rawPayload
    expect(taken.includes(placeOfFilm)).toBe(true)
    expect(kept.includes(placeOfFilm)).toBe(false)
    expect(kept.length).toBe(taken.length)
    // Its pictures stay as they came.
    expect(kept.includes(Buffer.alloc(500, 3))).toBe(true)
  }
})

test('an address of what is not public works for ten minutes, and ends at once when the consent does', async () => {
  const portal = await buildPortal()
  const { circle, services } = portal
  const { prospectId } = await buildVisible(services, circle)
  const sent = updateOf(await portal.sendUpdate(circle.guardian, prospectId, await pictureOf('#00c')))
  const other = updateOf(await portal.sendUpdate(circle.guardian, prospectId, await pictureOf('#0cc')))
  expect((await look(portal, sent.media_url)).statusCode).toBe(200)
  // The signature of one opens no other.
  const stolen = `${other.media_url?.split('?')[0]}?${sent.media_url?.split('?')[1]}`
  expect((await look(portal, stolen)).statusCode).toBe(404)
  services.clock.advance(599_000)
  expect((await look(portal, sent.media_url)).statusCode).toBe(200)
  services.clock.advance(2_000)
  expect((await look(portal, sent.media_url)).statusCode).toBe(403)
  const [fresh] = await portal.listUpdates(circle.guardian, prospectId)
  expect((await look(portal, fresh?.media_url ?? null)).statusCode).toBe(200)
  await revokeConsent(services, { actor: circle.guardian, prospectId })
  expect((await look(portal, fresh?.media_url ?? null)).statusCode).toBe(404)
})

test('a public photo is gone with the consent, with its approval, and with whoever takes it back', async () => {
  const portal = await buildPortal()
  const { circle, services } = portal
  const { prospectId } = await buildVisible(services, circle)
  const { id, media_url } = updateOf(
    await portal.sendUpdate(circle.guardian, prospectId, await pictureOf('#ccc')),
  )
  const address = media_url?.split('?')[0] ?? ''
  await approveUpdate(services, { actor: circle.admin, updateId: id, approved: true })
  expect((await look(portal, address)).statusCode).toBe(200)
  await approveProspect(services, { actor: circle.admin, prospectId, approved: false })
  expect((await look(portal, address)).statusCode).toBe(404)
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  expect((await look(portal, address)).statusCode).toBe(200)
  const remove = (who: { userId: string }) =>
    portal.ask(who, { method: 'DELETE', url: `/api/prospect/updates/${id}` })
  expect((await remove(portal.stranger)).statusCode).toBe(404)
  expect((await remove(circle.guardian)).statusCode).toBe(200)
  expect((await look(portal, address)).statusCode).toBe(404)
  expect((await remove(circle.guardian)).statusCode).toBe(404)
})

test('a film has a frame and captions of what is said in it, and a photo has neither', async () => {
  const portal = await buildPortal()
  const { circle } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  const frame = async () =>
    (
      await portal.sendForm(circle.keeper, '/api/prospect/poster-upload', {
        fields: { prospect_id: prospectId },
        file: { bytes: await pictureOf('#123') },
      })
    ).json<{ file_id: string }>().file_id
  const words = { spoken: '0:01 <b>Hello</b>\nSee you', spoken_in: 'es' }
  const film = updateOf(
    await portal.sendUpdate(circle.keeper, prospectId, buildMp4(), { poster_id: await frame(), ...words }),
  )
  expect(film).toMatchObject({ spoken: words.spoken, spoken_in: 'es' })
  expect((await look(portal, film.poster_url)).headers['content-type']).toBe('image/webp')
  const captions = await look(portal, film.captions_url)
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(captions.body).toMatch(/^WEBVTT\n\n00:00:01\.000 --> .*\n&lt;b&gt;Hello&lt;\/b&gt;\n/)
  const photo = updateOf(
    await portal.sendUpdate(circle.keeper, prospectId, await pictureOf('#321'), {
      poster_id: await frame(),
      ...words,
    }),
  )
  expect(photo).toMatchObject({ poster_url: null, captions_url: null, spoken: null })
})

test('a frame that somebody else uploaded stands before no film', async () => {
  const portal = await buildPortal()
  const { circle, stranger } = portal
  const prospectId = await buildAllowed(portal.services, circle)
  const send = async (who: { userId: string }) =>
    portal.sendForm(who, '/api/prospect/poster-upload', {
      fields: { prospect_id: prospectId },
      file: { bytes: await pictureOf('#456') },
    })
  expect((await send(stranger)).statusCode).toBe(404)
  const foreign = await send(circle.admin)
  const { file_id: poster_id } = foreign.json<{ file_id: string }>()
  const answer = await portal.sendUpdate(circle.keeper, prospectId, buildMp4(), { poster_id })
  expect(answer.statusCode).toBe(404)
  expect(await portal.listUpdates(circle.keeper, prospectId)).toEqual([])
})

test('another avatar takes the place of the one before, hides a public profile, and an erased one is gone', async () => {
  const portal = await buildPortal()
  const { circle, services } = portal
  const { prospectId } = await buildVisible(services, circle)
  const send = async (color: string) =>
    (
      await portal.sendForm(circle.guardian, '/api/prospect/avatar-upload', {
        fields: { prospect_id: prospectId },
        file: { bytes: await pictureOf(color) },
      })
    ).json<{ prospect: { avatar_url: string; status: string } }>().prospect
  const first = await send('#fed')
  expect(first.status).toBe('pending')
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  const shown = (await portal.app.inject(`/api/prospect/detail?id=${prospectId}`)).json<{
    avatar_url: string
  }>()
  expect((await look(portal, shown.avatar_url)).statusCode).toBe(200)
  const second = await send('#def')
  expect((await look(portal, first.avatar_url)).statusCode).toBe(404)
  expect((await look(portal, shown.avatar_url)).statusCode).toBe(404)
  expect((await look(portal, second.avatar_url)).statusCode).toBe(200)
  const gone = await portal.ask(circle.guardian, {
    method: 'DELETE',
    url: `/api/prospect/own/${prospectId}/avatar`,
  })
  expect(gone.json()).toMatchObject({ prospect: { avatar_url: null } })
  expect((await look(portal, second.avatar_url)).statusCode).toBe(404)
})
