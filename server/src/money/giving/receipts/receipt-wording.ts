import type { MailWording } from '../../../mail/worded-mails.ts'
import type { ReceiptMailParams } from './receipt-mail.ts'
import { wordedReceipt } from './worded-receipt.ts'

/** The words of a receipt with facts to show them with. */
export const receiptWording: MailWording<ReceiptMailParams> = {
  ...wordedReceipt,
  sample: {
    ...{ number: 20, giverName: 'Sample Giver', amountCents: 80_000, feeCoverCents: 0 },
    ...{ destination: 'classrooms', paidAt: '2026-11-16T12:00:00Z', slotsMinted: 1, progressCents: 0 },
    replacesNumber: null,
  },
}
