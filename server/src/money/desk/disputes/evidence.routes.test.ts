import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'

// Papers are written and read, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

async function buildDisputed() {
  const world = await buildDesk()
  const { pay, staff, call, sandbox, deliverAll, clock } = world
  const first = await pay({
    email: 'rosa@example.org',
    body: { metadata: { sponsor_display_name: 'Rosa Núñez' } },
    amountCents: 5_000,
  })
  clock.advance(40 * 24 * 3_600_000)
  const disputed = await pay({
    email: 'rosa@example.org',
    body: { metadata: { sponsor_display_name: 'Rosa Núñez' } },
    amountCents: 10_000,
  })
  await pay({
    email: 'tom@example.org',
    body: { metadata: { sponsor_display_name: 'Tom Ng' } },
    amountCents: 7_000,
  })
  const dana = await staff('dana@tower.test', 'Dana Reyes')
  const evidenceOf = (id: string) => call(dana, 'GET', `/api/admin/payments/${id}/evidence.pdf`)
  async function dispute(id: string) {
    const story = (await call(dana, 'GET', `/api/admin/payments/${id}`)).json<{
      provider_payment_id: string
    }>()
    const opened = await sandbox.openDispute(story.provider_payment_id)
    await deliverAll()
    return opened.disputeId
  }
  return { ...world, dana, first, disputed, evidenceOf, dispute }
}

test('a disputed payment is answered with one file: the gift, what came before, what happened, and the receipt', async () => {
  const { disputed, evidenceOf, dispute, signIn, services } = await buildDisputed()
  const { userId } = await signIn('rosa@example.org')
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const signedIn = { action: 'identity.signed_in', targetKind: 'user', targetId: userId } as const
    await writeAudit(tx, { at, actorId: userId, ...signedIn, details: { how: 'otp', role: 'sponsor' } })
    await tx
      .updateTable('mails')
      .set({ sent_at: at, subject: 'Thank you', html: 'Thank you', text: 'Thank you' })
      .where('template', '=', 'receipt')
      .execute()
  })
  const disputeId = await dispute(disputed)
  const file = await evidenceOf(disputed)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.headers['content-disposition']).toContain(`evidence-${disputeId}.pdf`)
  const { text, title, language } = await readPdf(file.rawPayload)
  expect([title, language]).toEqual(['Evidence for a disputed payment', 'en'])
  for (const said of [
    ...[disputeId, '$100.00', 'Rosa Núñez', 'rosa@example.org', 'made one payment to us before this one'],
    ...['$50.00 in all', 'It was not disputed.', 'The payment of $100.00 arrived.', 'Receipt 2 was written.'],
    ...['Email to rosa@example.org: the receipt.', 'The donor signed in to their account'],
    ...['The bank disputed the payment.', 'Donation receipt 2'],
  ])
    expect(text).toContain(said)
  for (const stranger of ['Tom', '$70.00']) expect(text).not.toContain(stranger)
  const order = ['chose the amount', 'arrived.', 'The bank disputed'].map((words) => text.indexOf(words))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('what nobody disputes has no evidence, and only staff with the duty of money, who proved themselves lately, take it', async () => {
  const { first, disputed, evidenceOf, dispute, call, signIn, dana, clock } = await buildDisputed()
  expect((await evidenceOf(first)).json()).toMatchObject({ code: 'giving.no_dispute' })
  const stranger = '00000000-0000-4000-8000-00000000000d'
  expect((await evidenceOf(stranger)).json()).toMatchObject({ code: 'giving.payment_not_found' })
  await dispute(disputed)
  const path = `/api/admin/payments/${disputed}/evidence.pdf`
  expect((await call(undefined, 'GET', path)).statusCode).toBe(401)
  const { bearer, userId } = await signIn('rosa@example.org')
  expect((await call({ token: bearer, userId }, 'GET', path)).statusCode).toBe(403)
  clock.advance(11 * 60_000)
  expect((await call(dana, 'GET', path)).json()).toMatchObject({ code: 'identity.proof_needed' })
})

test('a payment that was disputed before does not count as one that was not', async () => {
  const { first, disputed, evidenceOf, dispute } = await buildDisputed()
  await dispute(first)
  await dispute(disputed)
  const { text } = await readPdf((await evidenceOf(disputed)).rawPayload)
  expect(text).toContain('made one payment to us before this one')
  expect(text).not.toContain('was not disputed')
})
