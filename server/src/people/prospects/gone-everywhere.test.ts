import { endpoints } from '@tower/contract/endpoints.ts'
import { paths } from '@tower/contract/pages.ts'
import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueMail } from '../../mail/queue-mail.ts'
import { sendDueMails } from '../../mail/send-due-mails.ts'
import { listSitemapPaths } from '../../site/list-sitemap-paths.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import { buildSite, html } from '../../../test/site/build-site.ts'
import { buildUpdate } from '../../../test/people/prospects/build-update.ts'
import { revokeConsent } from '../../../test/people/prospects/say-word.ts'
import { buildCircle, buildVisible, type Circle } from '../../../test/people/prospects/build-prospects.ts'
import { approveUpdate } from '../../../test/people/prospects/approve.ts'

let world: TestApp
let circle: Circle
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  circle = await buildCircle(world.services)
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

/** Words that stand nowhere else. */
const marks = /zephyrine|lanternfish|marigold high|northquay|blue heron|kite sail|\/media\/zeph/i

/** Every call that strangers may read by, asked for whatever of this athlete it may name. */
async function walkCalls(prospectId: string, goalId: string): Promise<string[]> {
  const told: string[] = []
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.access !== 'public' || endpoint.answer === 'stream') continue
    for (const id of [prospectId, goalId]) {
      const path = endpoint.path.replace(/:\w+/g, id)
      for (const url of [path, `${path}?id=${id}`, `${path}?q=Zephyrine`, `${path}?sport=Kite%20sailing`]) {
        const answer = await world.app.inject({ url })
        if (marks.test(answer.body)) told.push(endpoint.name)
      }
    }
  }
  return [...new Set(told)].sort()
}

test('a revoked child is in no public call, view, sitemap or mail', async () => {
  const { services } = world
  const { database } = services
  const { prospectId, goalId } = await buildVisible(services, circle, {
    ...{
      firstName: 'Zephyrine',
      headline: 'Lanternfish of the lake',
      bio: 'Blue heron.',
      sport: 'Kite sailing',
    },
    ...{ city: 'Northquay', school: 'Marigold High' },
  })
  const mediaId = await database.transaction(async (tx) => {
    const { id } = await tx
      .insertInto('prospect_media')
      .values({
        prospect_id: prospectId,
        kind: 'update',
        path: '/media/zeph-news.webp',
        content_type: 'image/webp',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const { updateId } = await buildUpdate(services, {
    ...{ actor: circle.guardian, prospectId, caption: 'Zephyrine sailed', mediaId },
  })
  await approveUpdate(services, { actor: circle.admin, updateId, approved: true })
  await database.transaction((tx) =>
    queueMail(tx, {
      ...{ dedupeKey: 'fan', to: 'fan@sponsors.test', template: 'program_open', aboutIds: [prospectId] },
      params: { name: 'Zephyrine', path: '/' },
    }),
  )
  const readViews = () =>
    database.read(async (tx) =>
      JSON.stringify([
        await tx.selectFrom('public_prospects').selectAll().where('id', '=', prospectId).execute(),
        await tx
          .selectFrom('public_prospect_goals')
          .selectAll()
          .where('prospect_id', '=', prospectId)
          .execute(),
        await tx
          .selectFrom('public_prospect_updates')
          .selectAll()
          .where('prospect_id', '=', prospectId)
          .execute(),
        await tx
          .selectFrom('public_prospect_media')
          .selectAll()
          .where('prospect_id', '=', prospectId)
          .execute(),
      ]),
    )
  // What this test looks for is there before, or it would find nothing for a wrong reason.
  expect(await walkCalls(prospectId, goalId)).toEqual(
    expect.arrayContaining(['prospects.detail', 'prospects.list']),
  )
  expect(await readViews()).toMatch(marks)

  await revokeConsent(services, { actor: circle.guardian, prospectId })

  expect(await walkCalls(prospectId, goalId)).toEqual([])
  expect(await readViews()).toBe('[[],[],[],[]]')
  expect((await listSitemapPaths(services)).join('\n')).not.toContain(prospectId)
  await sendDueMails(services)
  const mails = await database.read((tx) =>
    tx
      .selectFrom('mails')
      .select(['subject', 'html', 'text', 'params', 'sent_at'])
      .where('to_email', '=', 'fan@sponsors.test')
      .execute(),
  )
  expect(mails).toMatchObject([{ sent_at: null, params: {} }])
  expect(JSON.stringify(mails)).not.toMatch(marks)
}, 120_000)

test('no cached page and no preview picture shows a child after the guardian said no', async () => {
  const { services } = world
  const { prospectId, goalId } = await buildVisible(services, circle, {
    ...{ firstName: 'Zephyrine', headline: 'Lanternfish of the lake', sport: 'Kite sailing' },
  })
  let rendered = 0
  // Every page says all that strangers may read of athletes at this moment.
  const { get } = await buildSite(services, async (_, { call, nonce, viewKey }) => {
    rendered += 1
    const list = await call(prospectEndpoints.list, { query: {} })
    return html(`${JSON.stringify(list)}<script nonce="${nonce}">${viewKey}</script>`)
  })
  const pages = [
    ...['/', '/broadcasts', '/donate', paths.prospects, paths.prospect({ prospectId })],
    ...[`/donate?prospect=${prospectId}`, `/donate?prospect=${prospectId}&goal=${goalId}`],
  ]
  for (const page of [...pages, ...pages]) expect((await get(page)).body).toMatch(marks)
  expect(rendered, 'some pages are cached, or this shows nothing').toBeLessThan(2 * pages.length)
  const pictures = endpoints.filter(({ method, path }) => method === 'GET' && path.endsWith('.png'))
  const draw = async () => {
    const drawn: string[] = []
    for (const { path } of pictures)
      for (const id of [prospectId, goalId]) {
        const { statusCode } = await world.app.inject({ url: path.replace(/:\w+/g, id) })
        if (path.includes(':') && statusCode < 400) drawn.push(path)
      }
    return drawn
  }
  expect(pictures.length).toBeGreaterThan(0)
  expect(await draw(), 'athletes have no preview pictures of their own').toEqual([])

  await revokeConsent(services, { actor: circle.guardian, prospectId })

  await vi.waitFor(async () => {
    for (const page of pages) expect((await get(page)).body).not.toMatch(marks)
  }, 30_000)
  expect(await draw()).toEqual([])
}, 120_000)
