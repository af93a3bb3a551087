import type { SponsorProfileDraft } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { reservedHandles } from '@tower/contract/people/sponsor-profiles.ts'
import { expect, test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { recordPosting } from '../../../money/ledger/record-posting.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { openSession } from '../../identity/sessions/open-session.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { saveProfile } from './save-profile.ts'

const email = 'planted@profiles.test'

/** A sponsor who gave $1,700 and minted two slots, and gave 30 credits to somebody. */
async function buildSponsor({ services: { database, clock } }: TestApp): Promise<string> {
  return database.transaction(async (tx) => {
    const [sponsor, teacher] = await tx
      .insertInto('users')
      .values([
        { email, full_name: 'Planted Name', role: 'sponsor' },
        { email: 'teacher@profiles.test', role: 'teacher' },
      ])
      .returning('id')
      .execute()
    const userId = sponsor?.id ?? ''
    const totals = { program_cents: 170_000, slots_minted: 2 }
    await tx
      .insertInto('donors')
      .values({ kind: 'person', user_id: userId, display_name: 'Planted donor', ...totals })
      .execute()
    const wallet = { kind: 'wallet', ownerId: userId } as const
    const facts = [
      { kind: 'pack_purchase', from: { kind: 'credits_issued' }, to: wallet, amountCents: 50_000 },
      {
        kind: 'credit_gift',
        from: wallet,
        to: { kind: 'wallet', ownerId: teacher?.id ?? '' },
        amountCents: 3_000,
      },
      { kind: 'spend', from: wallet, to: { kind: 'credits_spent' }, amountCents: 1_000 },
    ] as const
    for (const { kind, from, to, amountCents } of facts) {
      const postings = [
        { account: from, amountCents: -amountCents },
        { account: to, amountCents },
      ]
      await recordPosting(tx, { kind, idempotencyKey: kind, at: clock.now(), postings })
    }
    return userId
  })
}

const save = ({ services }: TestApp, userId: string, profile: SponsorProfileDraft) =>
  saveProfile(services, { userId, profile })
const read = ({ app }: TestApp, handle: string) => app.inject(`/api/sponsors/${encodeURIComponent(handle)}`)
const words = {
  handle: ' Demo-Hardware ',
  display_name: ' Demo Hardware ',
  tagline: '',
  // As people say it.
  website_url: 'example.org',
}

test('a profile shows the words of its sponsor and, switched off, no figure at all', async () => {
  const server = await testApp()
  const userId = await buildSponsor(server)
  await save(server, userId, words)
  const answer = await read(server, 'DEMO-hardware')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    profile: {
      handle: 'demo-hardware',
      display_name: 'Demo Hardware',
      tagline: null,
      website_url: 'https://example.org/',
      logo_url: null,
      show_totals: false,
      show_recent_gifts: false,
      show_milestones: false,
    },
  })
  for (const secret of [userId, email, 'Planted', '170']) expect(answer.body).not.toContain(secret)
})

test('the dashboard of a sponsor shows their own profile, what their wallet holds and what happened to it', async () => {
  const server = await testApp()
  const userId = await buildSponsor(server)
  const { database, clock } = server.services
  const at = clock.now()
  const { access_token: token } = await database.transaction((tx) =>
    openSession(server.services, tx, { userId, userAgent: undefined, at }),
  )
  const summary = async () =>
    (
      await server.app.inject({
        url: '/api/sponsor/dashboard/summary',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json<Record<string, unknown>>()
  expect(await summary()).toMatchObject({ profile: null })
  await save(server, userId, { ...words, show_totals: true })
  const created_at = at.toISOString()
  expect(await summary()).toMatchObject({
    credits_balance: 460,
    recent_credit_activity: [
      { created_at, type: 'spend', delta_credits: -10, note: null },
      { created_at, type: 'gift_out', delta_credits: -30, note: null },
      { created_at, type: 'pack_purchase', delta_credits: 500, note: null },
    ],
    profile: {
      handle: 'demo-hardware',
      display_name: 'Demo Hardware',
      tagline: null,
      website_url: 'https://example.org/',
      logo_url: null,
      show_totals: true,
      show_recent_gifts: false,
      show_milestones: false,
    },
  })
})

test('each switch shows its own part and nothing more', async () => {
  const server = await testApp()
  const userId = await buildSponsor(server)
  const figuresWith = async (shown: Partial<SponsorProfileDraft>) => {
    await save(server, userId, { ...words, ...shown })
    const { profile: _words, ...figures } = (await read(server, 'demo-hardware')).json<
      Record<string, unknown>
    >()
    return figures
  }
  expect(await figuresWith({ show_totals: true })).toEqual({
    program_cents: 170_000,
    slots_minted: 2,
    next_slot_progress: 10_000,
    next_slot_target: 80_000,
  })
  expect(await figuresWith({ show_milestones: true })).toEqual({ milestones: [1] })
  // What was bought or spent is no gift.
  expect(await figuresWith({ show_recent_gifts: true })).toEqual({
    recent_gifts: [{ created_at: server.services.clock.now().toISOString(), credits: 30 }],
  })
})

test('what was given to be named nowhere is not in the figures beside the name, not even after a refund', async () => {
  const world = await buildGiving()
  const { database, clock } = world.services
  const server = { app: world.app, services: world.services }
  const userId = await database.transaction(async (tx) => {
    const at = clock.now()
    return (await ensureAccount(tx, { email, role: 'sponsor', at, actorId: null })).userId
  })
  const signed = await database.transaction((tx) =>
    openSession(world.services, tx, { userId, userAgent: undefined, at: clock.now() }),
  )
  const give = async (amountCents: number, anonymous: boolean) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: amountCents, destination: 'classrooms', anonymous },
      headers: { authorization: `Bearer ${signed.access_token}` },
    })
    const sessionId = new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
    await world.sandbox.pay(sessionId, 'paid')
    await world.deliverAll()
    return (await world.services.payments.readCheckout(sessionId)).paymentId ?? ''
  }
  await save(server, userId, { ...words, show_totals: true, show_milestones: true })
  const shown = async () => (await read(server, 'demo-hardware')).json<Record<string, unknown>>()
  await give(90_000, false)
  const figures = { program_cents: 90_000, slots_minted: 1, next_slot_progress: 10_000, milestones: [1] }
  expect(await shown()).toMatchObject(figures)
  const unnamed = await give(400_000, true)
  expect(await shown()).toMatchObject(figures)
  await world.services.payments.refund({ paymentId: unnamed, amountCents: 5_000, idempotencyKey: 'back' })
  await world.deliverAll()
  expect(await shown()).toMatchObject(figures)
})

test('an unknown handle, a profile without one and a sponsor who was switched off are not found', async () => {
  const server = await testApp()
  const { database, clock } = server.services
  const missing = { error: 'Sponsor not found', code: 'sponsor_profiles.not_found' }
  const userId = await buildSponsor(server)
  await save(server, userId, { ...words, handle: '  ' })
  for (const handle of ['nobody', 'demo-hardware', "'or 1=1", '🙂']) {
    const answer = await read(server, handle)
    expect([answer.statusCode, answer.json()], handle).toEqual([404, missing])
  }
  await save(server, userId, words)
  await database.transaction((tx) =>
    tx.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', userId).execute(),
  )
  const closed = await read(server, 'demo-hardware')
  expect([closed.statusCode, closed.json()]).toEqual([
    410,
    { error: 'This handle is not available.', code: 'sponsor_profiles.handle_closed' },
  ])
  for (const handle of reservedHandles) expect((await read(server, handle)).statusCode, handle).toBe(410)
  expect((await server.app.inject('/og/s/demo-hardware')).statusCode).toBe(410)
})

test('a handle belongs to one sponsor, in any case, and stays free for its own', async () => {
  const server = await testApp()
  const userId = await buildSponsor(server)
  const { id: other } = await server.services.database.transaction((tx) =>
    tx.insertInto('users').values({ email: 'other@profiles.test' }).returning('id').executeTakeFirstOrThrow(),
  )
  await save(server, userId, words)
  await save(server, userId, { ...words, tagline: 'Again' })
  await expect(save(server, other, { handle: 'DEMO-HARDWARE' })).rejects.toMatchObject({
    code: 'sponsor_profiles.handle_taken',
  })
})

test('handles have one form, and words that would pass for the charity are refused', async () => {
  const server = await testApp()
  const userId = await buildSponsor(server)
  for (const handle of ['ab', 'a'.repeat(33), 'with space', 'añb', 'a_b', 'a/b', '<b>']) {
    await expect(save(server, userId, { handle }), handle).rejects.toMatchObject({
      code: 'sponsor_profiles.handle_invalid',
    })
  }
  for (const handle of [...reservedHandles].filter((word) => word.length >= 3)) {
    await expect(save(server, userId, { handle: handle.toUpperCase() }), handle).rejects.toMatchObject({
      code: 'sponsor_profiles.handle_taken',
    })
  }
})

test('links that lead anywhere but to a site on the web are refused', async () => {
  const server = await testApp()
  const userId = await buildSponsor(server)
  const links = [
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.org/',
      '//example.org/',
      'https:example.org',
    ],
    ...['https://user:word@example.org/', 'https://localhost/', ' \tjavascript:alert(1)', '/\\example.org'],
  ]
  for (const link of links) {
    for (const profile of [{ website_url: link }, { logo_url: link }]) {
      await expect(save(server, userId, profile), link).rejects.toMatchObject({
        code: 'sponsor_profiles.link_invalid',
      })
    }
  }
})
