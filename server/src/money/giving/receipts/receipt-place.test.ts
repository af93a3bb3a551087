import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { receiptMail, type ReceiptMailParams } from './receipt-mail.ts'
import { readMails } from '../../../../test/mail/read-mails.ts'

test('the receipt of a gift whose classroom lost its teacher before the money came says that it is set aside', async () => {
  const world = await buildGiving()
  const { id } = await buildClassroom(world.services.database, {
    name: 'Reading Nook',
    teacherEmail: 'teacher@school.edu',
  })
  const body = { goes_to: 'classroom', classroom_id: id }
  const sessionId = await world.startGift({ email: 'ana@example.org', amountCents: 3_700, body })
  await world.services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ confirmed_at: null, teacher_id: null }).where('id', '=', id).execute(),
  )
  await world.sandbox.pay(sessionId, 'paid', { email: 'ana@example.org' })
  await world.deliverAll()
  expect(await readReceipt(world)).toContain('It’s set aside for Reading Nook until a teacher is confirmed')
})

test('a receipt that was queued under the words of the version before still says where the gift goes', () => {
  const params: ReceiptMailParams = {
    ...{ number: 7, amountCents: 3_700, feeCoverCents: 0, destination: 'classrooms' },
    ...{ paidAt: '2026-11-16T12:00:00Z', slotsMinted: 0, progressCents: 0, replacesNumber: null },
    asked: {
      ...{ destination: 'classrooms', goes_to: 'shared_tower', amount_cents: 3_700 },
      ...{ classroom_id: null, classroom_name: null },
    },
  }
  const site = { name: 'Tower', legalName: 'Tower', origin: 'https://tower.test', ein: undefined }
  expect(receiptMail(params, site, 'en').text).toContain('the shared tower')
})

/** The receipt's mail as it is written. */
async function readReceipt({ services }: GivingWorld): Promise<string> {
  const [mail] = await readMails(services, { template: 'receipt' })
  const site = { name: 'Tower', legalName: 'Tower', origin: 'https://tower.test', ein: undefined }
  return receiptMail(mail?.params as unknown as ReceiptMailParams, site, 'en').text
}
