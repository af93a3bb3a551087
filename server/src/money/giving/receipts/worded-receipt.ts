import type { MailWords } from '../../../mail/worded-mails.ts'

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
