import { asLanguage } from '@tower/contract/language.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import type { VoidedBecause } from './receipt-voided-mail.ts'
import { getReceiptAddress } from './receipts.queries.ts'

type Voided = { payment: PaymentRow; number: number; because: VoidedBecause }

/** Tells whoever has a receipt that it holds no longer, where nothing is left of the payment that another could be written for. */
export async function tellOfVoid(tx: Tx, { payment, number, because }: Voided): Promise<void> {
  const { email } = await getReceiptAddress(tx, number)
  if (email === null) return
  const { name, language } = await findWords(tx, payment.id, email)
  await queueMail(tx, {
    dedupeKey: `receipt-voided:${number}`,
    to: email,
    template: 'receipt_voided',
    locale: asLanguage(language),
    params: {
      ...{ number, giverName: name, because },
      amountCents: payment.amount_cents + payment.fee_cover_cents,
      paidAt: payment.settled_at.toISOString(),
      isPurchase: payment.destination === 'credits',
    },
  })
}

const Words = z.object({ name: z.string().nullable(), language: z.string() })

/** As whom they gave, and the language of their account, else of what they paid for, as the receipt was written. */
const findWords = (tx: Tx, paymentId: string, email: string) =>
  rows(Words)`
    select coalesce(account.full_name, checkout.display_name, guest.display_name) as name,
      coalesce(account.locale, checkout.language, 'en') as language
    from payments payment left join sponsorships monthly on monthly.id = payment.sponsorship_id
    left join checkouts checkout on checkout.id = coalesce(payment.checkout_id, monthly.checkout_id)
    left join users account on account.email = ${email} and account.email_verified_at is not null
    left join donors guest on guest.id = payment.donor_id and guest.kind = 'person' and guest.user_id is null
    where payment.id = ${paymentId}`.one(tx)
