// Addresses of pictures and films that were handed out before a guardian says no: to everyone, to the family and to staff.
import type { OwnUpdate } from '@tower/contract/people/prospect-portal.contract.ts'
import type { ProspectReview, ReviewedUpdate } from '@tower/contract/people/prospect-reviews.contract.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { approveProspect, approveUpdate } from '../../../test/people/prospects/approve.ts'
import { buildMp4 } from '../../../test/people/prospects/build-films.ts'
import { grantConsent, revokeConsent } from '../../../test/people/prospects/say-word.ts'
import { buildPortal, type Portal } from '../../../test/people/prospects/build-portal.ts'
import { buildVisible } from '../../../test/people/prospects/build-prospects.ts'

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A public athlete with an avatar, a photo and a film with captions, all approved. */
async function buildShown() {
  const portal = await buildPortal()
  const { circle, services } = portal
  const { prospectId } = await buildVisible(services, circle)
  await portal.sendForm(circle.guardian, '/api/prospect/avatar-upload', {
    fields: { prospect_id: prospectId },
    file: { bytes: await picture('#fed') },
  })
  const poster = await portal.sendForm(circle.guardian, '/api/prospect/poster-upload', {
    fields: { prospect_id: prospectId },
    file: { bytes: await picture('#123') },
  })
  const { file_id: poster_id } = poster.json<{ file_id: string }>()
  const sent = [
    await portal.sendUpdate(circle.guardian, prospectId, await picture('#cde'), { caption: 'Photo' }),
    await portal.sendUpdate(circle.guardian, prospectId, buildMp4(), { poster_id, spoken: 'Hello' }),
  ].map((answer) => answer.json<{ update: OwnUpdate }>().update.id)
  for (const updateId of sent)
    await approveUpdate(services, { actor: circle.admin, updateId, approved: true })
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  return { portal, prospectId }
}

/** Every address that somebody was given at this moment. */
async function collect({ ask, circle, app, listUpdates }: Portal, prospectId: string): Promise<string[]> {
  const open = (await app.inject(`/api/prospect/detail?id=${prospectId}`)).body
  const own = JSON.stringify([
    await listUpdates(circle.guardian, prospectId),
    (await ask(circle.guardian, { url: `/api/prospect/own/${prospectId}` })).json(),
  ])
  const review = (
    await ask(circle.admin, { url: `/api/admin/prospects/${prospectId}` })
  ).json<ProspectReview>()
  const news = (await ask(circle.admin, { url: '/api/admin/prospect-updates' })).json<{
    items: ReviewedUpdate[]
  }>()
  const found = [open, own, JSON.stringify(review), JSON.stringify(news)].flatMap((words) => [
    ...words.matchAll(/"(\/api\/prospect\/media\/[^"]+)"/g),
  ])
  const small = (address: string) => address.replace(/\.\w+$/, '-small.webp')
  const addresses = found.map(([, address = '']) => address)
  return [
    ...new Set([
      ...addresses,
      ...addresses.filter((one) => /^[^?]+(?<!-poster)\.webp$/.test(one)).map(small),
    ]),
  ]
}

const open = async ({ app }: Portal, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (url) => ({ url, status: (await app.inject(url)).statusCode })))

test('staff are given signed addresses of what nobody else sees, and the public plain ones', async () => {
  const { portal, prospectId } = await buildShown()
  const addresses = await collect(portal, prospectId)
  // Of avatar, photo and film: for everyone, the family and staff, with the frame and the captions.
  expect(addresses.filter((one) => one.includes('signature=')).length).toBeGreaterThanOrEqual(5)
  expect(addresses.filter((one) => !one.includes('?')).length).toBeGreaterThanOrEqual(5)
  const answers = await open(portal, addresses)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
}, 120_000)

test.each([
  ['takes everything back', undefined],
  ['allows no pictures any more', { photos: false, location: true }],
])(
  'once a guardian %s, no address that was handed out before opens anything',
  async (_, parts) => {
    const { portal, prospectId } = await buildShown()
    const addresses = await collect(portal, prospectId)
    const { services, circle } = portal
    await (parts
      ? grantConsent(services, { actor: circle.guardian, prospectId, parts })
      : revokeConsent(services, { actor: circle.guardian, prospectId }))
    const answers = await open(portal, addresses)
    expect(answers.filter(({ status }) => status !== 404)).toEqual([])
    const words = (await portal.app.inject(`/api/prospect/detail?id=${prospectId}`)).body
    expect(words).not.toContain('/api/prospect/media/')
  },
  120_000,
)
