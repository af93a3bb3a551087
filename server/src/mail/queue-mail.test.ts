import { expect, test } from 'vitest'
import { buildGiving } from '../../test/money/giving/build-giving.ts'
import { buildClassrooms, buildDraw } from '../../test/matching/draws/build-draw.ts'
import { runDraw } from '../matching/draws/run-draw.ts'
import { eraseDonor } from '../money/giving/donors/erase-donor.ts'

test('whoever was erased is written to nowhere when their slot finds its classroom', async () => {
  const { services, give } = await buildGiving()
  await buildClassrooms(services, [1])
  await give({ email: 'ana@example.org', amountCents: 80_000 })
  await services.database.transaction((tx) =>
    eraseDonor(tx, { userId: crypto.randomUUID(), addresses: ['ana@example.org'], at: new Date() }),
  )
  await runDraw(services, { drawId: await buildDraw(services), actor: null })
  const mails = await services.database.read((tx) =>
    tx.selectFrom('mails').select(['to_email', 'template']).execute(),
  )
  expect(mails.filter(({ to_email: to }) => to.endsWith('@erased.invalid'))).toEqual([])
  expect(mails.map(({ template }) => template)).toContain('match')
})
