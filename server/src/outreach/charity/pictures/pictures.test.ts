import type { UploadedFile } from '@tower/contract/oversight/files.contract.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildCharityDesk, details } from '../../../../test/outreach/charity/build-charity.ts'
import { photoOf, sendPicture } from '../../../../test/outreach/charity/send-picture.ts'
import { letAllOut } from '../../../../test/papers/let-all-out.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { buildPhotos, headersOf } from '../../../../test/spending/photos/build-photos.ts'
import { personalData } from '../../../domains.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import { renderMail } from '../../../mail/layout.ts'
import { writePaper } from '../../../papers/write-paper.ts'
import { eraseEverywhere } from '../../../people/account/erasure/erase-person.ts'
import { readSaid } from '../../../site/read-said.ts'

/** Somebody of the staff who uploads, beside those of the desk. */
async function buildPictures() {
  const world = await buildCharityDesk(await buildPhotos())
  const userId = await buildUser(world.services, 'uma@tower.test', 'admin')
  const headers = await headersOf(world, userId)
  const upload = async (color = '#1f3f9e', width = 600, height = 200) => {
    const bytes = await photoOf({ width, height, color })
    return sendPicture(world, { url: '/api/admin/charity-pictures', headers, bytes })
  }
  const save = (picture: { logo_url?: string | null; picture_url?: string | null }, seen_number: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/admin/charity',
      headers,
      payload: { ...details, ...picture, seen_number },
    })
  return { ...world, userId, upload, save }
}

type Taken = UploadedFile & { picture_url: string }

test('a logo is made anew from its pixels, seen by nobody before it is saved, and then wherever the charity shows itself', async () => {
  const { app, services, upload, save } = await buildPictures()
  expect((await app.inject('/brand/logo.png')).statusCode).toBe(404)
  const taken = (await upload()).json<Taken>()
  expect((await app.inject(taken.picture_url)).statusCode).toBe(404)
  expect((await save({ logo_url: taken.picture_url }, 0)).statusCode).toBe(200)

  const stored = await app.inject(taken.picture_url)
  expect(stored.headers['content-type']).toBe('image/webp')
  expect(stored.rawPayload.includes('A camera somewhere')).toBe(false)
  expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined()
  const known = await services.charity.read()
  expect(known.logo).toMatchObject({ address: taken.picture_url, width: 600, height: 200 })
  expect((await readSaid(services.charity)).said?.logo).toEqual({
    ...{ address: `${taken.picture_url}/thumbnail`, width: 600, height: 200 },
  })

  const png = await app.inject('/brand/logo.png')
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 320, height: 107 })
  const site = mailSite(services.config, known)
  expect(site.logo).toMatchObject({ width: 140, height: 47 })
  const { html } = renderMail({ subject: 'Hello', heading: 'Hello', paragraphs: [] }, site, 'en')
  expect(html).toContain(`src="http://tower.test/brand/logo.png?v=`)
  expect(html).not.toContain('/mail/logo.png')
})

test('a logo stands at the head of papers, and whoever has a paper read aloud hears the name once', async () => {
  const paper = {
    ...{ title: 'Receipt', language: 'en' as const, writtenAt: new Date(), paragraphs: [] },
    ...{ facts: { caption: 'Facts', rows: [] }, closing: () => [], pageLabel: () => 'Page 1' },
  }
  const logo = await sharp({ create: { width: 320, height: 107, channels: 3, background: '#1f3f9e' } })
    .png()
    .toBuffer()
  const [plain, marked] = await Promise.all([
    writePaper({ ...paper, issuer: { name: 'Lantern', lines: [] } }, letAllOut),
    writePaper({ ...paper, issuer: { name: 'Lantern', lines: [], logo } }, letAllOut),
  ])
  expect(plain.includes('/Subtype /Image')).toBe(false)
  expect(marked.includes('/Subtype /Image')).toBe(true)
  expect(marked.includes('/Figure')).toBe(false)
})

test('the uploaded preview picture is that of every page without its own, as large as previews want it', async () => {
  const { app, services, upload, save } = await buildPictures()
  await save({}, 0)
  const drawn = (await app.inject('/og/page/home')).rawPayload
  const taken = (await upload('#b4142e', 800, 800)).json<Taken>()
  await save({ picture_url: taken.picture_url }, 1)
  const shown = (await app.inject('/og/page/home?lang=es')).rawPayload
  expect(shown.equals(drawn)).toBe(false)
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect((await sharp(shown).stats()).dominant.r).toBeGreaterThan(150)
  expect((await readSaid(services.charity)).said?.picture).toMatch(/^[0-9a-f]{12}$/)
  await save({ picture_url: null }, 2)
  expect((await app.inject('/og/page/home')).rawPayload.equals(drawn)).toBe(true)
})

test('erasing the account that uploaded it leaves the logo, and an earlier one can be brought back', async () => {
  const { app, services, sam, userId, upload, save } = await buildPictures()
  const [first, second] = [await upload('#111111'), await upload('#eeeeee')].map((answer) =>
    answer.json<Taken>(),
  )
  const unused = (await upload('#777777')).json<Taken>()
  await save({ logo_url: first?.picture_url ?? null }, 0)
  await save({ logo_url: second?.picture_url ?? null }, 1)
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  for (const taken of [first, second])
    expect((await app.inject(taken?.picture_url ?? '')).statusCode).toBe(200)
  const states = await services.database.read((tx) =>
    tx.selectFrom('files').select('state').where('id', '=', unused.file_id).execute(),
  )
  expect(states).toEqual([{ state: 'removed' }])
  const restored = await sam('POST', 'charity/restore', { number: 1, seen_number: 2 })
  expect(restored.json()).toMatchObject({ item: { number: 3, logo_url: first?.picture_url } })
  expect((await services.charity.read()).logo?.address).toBe(first?.picture_url)
})

test('what is no picture is refused with words, and a picture of somebody else is none', async () => {
  const { dana, upload, ...world } = await buildPictures()
  const headers = await headersOf(world, await buildUser(world.services, 'vic@tower.test', 'admin'))
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const refused = await sendPicture(world, { url: '/api/admin/charity-pictures', headers, bytes })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([415, 'files.wrong_kind'])
  const { picture_url: logo_url } = (await upload()).json<Taken>()
  const other = await dana('POST', 'charity', { ...details, logo_url, seen_number: 0 })
  expect(other.json()).toMatchObject({ code: 'charity.picture_unknown' })
})
