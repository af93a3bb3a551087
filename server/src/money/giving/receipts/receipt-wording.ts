import type { MailWording, MailWords } from '../../../mail/worded-mails.ts'
import type { ReceiptMailParams } from './receipt-mail.ts'

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: 'Thank you for your {amount} gift (receipt {number})',
    opening: 'Your payment arrived. This is your receipt.',
    closing: '',
  },
  es: {
    subject: 'Gracias por tu donación de {amount} (recibo {number})',
    opening: 'Tu pago llegó. Este es tu recibo.',
    closing: '',
  },
}

/** The words of a receipt that a charity may choose; what the law wants said is not among them. */
export const wordedReceipt = { mail: 'receipt', words } as const

/** The same, with facts to show it with. */
export const receiptWording: MailWording<ReceiptMailParams> = {
  ...wordedReceipt,
  sample: {
    ...{ number: 20, giverName: 'Sample Giver', amountCents: 80_000, feeCoverCents: 0 },
    ...{ destination: 'classrooms', paidAt: '2026-11-16T12:00:00Z', slotsMinted: 1, progressCents: 0 },
    replacesNumber: null,
  },
}
