import { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import { expect, test, vi } from 'vitest'
import { buildDisbursements, itemOf } from '../../../../test/money/disbursements/build-disbursements.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { findWords } from '../../../../test/people/account/find-words.ts'
import { personalData } from '../../../domains.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { findViolations } from '../../../test/find-violations.ts'
import { getOwn } from '../../prospects/portal/read-own.ts'
import { listWaitingProspects } from '../../prospects/reviews/waiting-prospects.queries.ts'
import { eraseAthlete } from './erase-athlete.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const reason = 'The mother asked by phone; called back at the number on the paper.'

async function buildErasing() {
  const world = await buildDisbursements()
  const { services } = world
  const superadmin = await buildActor(services, 'superadmin')
  return {
    ...world,
    erase: (prospectId = world.prospectId) =>
      eraseAthlete(services, { actor: superadmin, prospectId, reason, personalData }),
    /** Every row of a table, as text. */
    textOf: (table: 'mails' | 'prospects' | 'users' | 'disbursements' | 'prospect_consent_evidence') =>
      services.database.read(async (tx) => JSON.stringify(await tx.selectFrom(table).selectAll().execute())),
  }
}

test('an athlete without an account goes from pages, profiles, papers, payouts and mails; amounts and books stay', async () => {
  const world = await buildErasing()
  const { services, prospectId, dana, circle } = world
  await world.support(12_000)
  const paid = itemOf(await world.record(dana, 4_000, { payee: 'Robin Quillfeather' }))
  await services.database.transaction((tx) =>
    queueMail(tx, {
      ...{ dedupeKey: 'fan', to: 'fan@sponsors.test', template: 'program_open', aboutIds: [prospectId] },
      params: { name: 'Robin Quillfeather', path: '/' },
    }),
  )
  expect(await findWords(services.database, ['Quillfeather'])).not.toEqual([])
  const own = await world.call(dana, 'GET', `/api/prospect/own/${prospectId}/receipts`)
  const receiptUrl = own.json<{ items: { receipt_url: string }[] }>().items[0]?.receipt_url ?? ''
  const openReceipt = async () => (await world.app.inject({ url: receiptUrl })).statusCode
  expect(await openReceipt()).toBe(200)
  await world.erase()
  // The first name alone stood in notices to staff.
  expect(await findWords(services.database, ['Quillfeather', 'Robin'])).toEqual([])

  const { path } = prospectEndpoints.detail
  expect((await world.app.inject({ url: `${path}?id=${prospectId}` })).statusCode).toBe(404)
  expect(await openReceipt()).toBe(409)
  for (const table of ['mails', 'prospects', 'users', 'disbursements'] as const)
    expect(await world.textOf(table), table).not.toMatch(/Robin|Quillfeather/)
  expect(await world.textOf('prospect_consent_evidence')).toBe('[]')
  const review = await world.call(dana, 'GET', '/api/admin/prospects')
  expect(review.json()).toMatchObject({ items: [{ status: 'draft', keeper_email: null }] })
  const all = await world.call(dana, 'GET', '/api/prospect/own')
  expect(all.json()).toMatchObject({ total: 0, items: [] })
  // Whoever kept it knows it no more, and it waits for nobody.
  await services.database.transaction(async (tx) => {
    await expect(getOwn(tx, { actor: circle.keeper, prospectId })).rejects.toMatchObject({
      code: 'prospects.not_found',
    })
    expect(await listWaitingProspects(tx, { limit: 10, bound: 100 })).toEqual([])
  })
  const { disbursements } = await world.account(dana)
  expect(disbursements).toMatchObject([{ id: paid.id, amount_cents: 4_000, payee: 'Erased' }])
  expect(await services.database.read(findViolations)).toEqual([])
  const log = await services.database.read((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('action', 'like', 'account.%erased')
      .orderBy('seq')
      .execute(),
  )
  expect(log).toMatchObject([
    { action: 'account.athlete_erased', details: { reason } },
    { action: 'account.erased' },
  ])
})

test('nobody is erased twice, an account only as a person, and nothing without a fresh proof', async () => {
  const world = await buildErasing()
  const { services, circle, prospectId, clock } = world
  await expect(world.erase(crypto.randomUUID())).rejects.toMatchObject({ code: 'prospects.not_found' })
  const name = (athleteId: string | null) =>
    services.database.transaction((tx) =>
      tx.updateTable('prospects').set({ athlete_id: athleteId }).where('id', '=', prospectId).execute(),
    )
  await name(circle.athlete.userId)
  await expect(world.erase()).rejects.toMatchObject({ code: 'prospects.has_account' })
  await name(null)
  const users = () => services.database.read((tx) => tx.selectFrom('users').select('id').execute())
  const before = (await users()).length
  const both = await Promise.allSettled([world.erase(), world.erase()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await users()).toHaveLength(before + 1)
  clock.advance(60 * 60_000)
  await expect(world.erase()).rejects.toMatchObject({ code: 'identity.proof_needed' })
})
