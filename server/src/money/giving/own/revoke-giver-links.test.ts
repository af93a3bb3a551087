import { expect, test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { readMails } from '../../../../test/mail/read-mails.ts'

test('a giver who ends all links that were mailed ends those of their monthly gifts as well, and of nobody else’s', async () => {
  const world = await buildGiving()
  const { beginMonthly } = await buildSponsorship(world)
  const [ana, ben] = ['ana@example.org', 'ben@example.org']
  for (const email of [ana, ben]) await beginMonthly({ email })
  const mails = await readMails(world.services, { template: 'receipt' })
  const links = mails.map(({ params }) => String(params.monthlyPath).split('link=')[1] ?? '')
  const read = () =>
    Promise.all(
      links.map(
        async (link) => (await world.app.inject({ url: '/api/monthly-gift', query: { link } })).statusCode,
      ),
    )
  expect(await read()).toEqual([200, 200])
  const [giving = ''] = await readGiverLinks(world, ana)
  await world.post('/api/giving/links/revoke', { link: giving })
  expect((await read()).sort()).toEqual([200, 404])
})
