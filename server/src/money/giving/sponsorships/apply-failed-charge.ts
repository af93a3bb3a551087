import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { ProviderInvoice } from '../../../payments/subscriptions.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findReaderWords } from '../donors/readers.queries.ts'
import { applyStanding } from './apply-standing.ts'
import type { Standing } from './gather-monthly-facts.ts'
import { monthlyGiftLink } from './monthly-link.ts'
import {
  findLastAddress,
  findSponsorshipForUpdate,
  getRequestedGift,
  isInvoicePaid,
} from './sponsorships.queries.ts'
import { SecretText } from '../../../mail/secret-text.ts'
import type { Services } from '../../../services.ts'

export type FailedCharge = { invoice: ProviderInvoice; standing: Standing; at: Date }

/** A month's charge failed: the state follows, and the giver is told once for each month, however often the card is tried. */
export async function applyFailedCharge(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { invoice, standing, at }: FailedCharge,
): Promise<'applied' | 'repeated' | 'ignored'> {
  const id = Id.safeParse(invoice.checkoutId)
  const gift = id.success ? await findSponsorshipForUpdate(tx, id.data) : undefined
  if (!gift || gift.kind !== 'recurring') return 'ignored'
  const outcome = await applyStanding(tx, standing)
  if (gift.state === 'ended' || (await isInvoicePaid(tx, invoice.invoiceId))) return 'repeated'
  const requested = await getRequestedGift(tx, gift.checkout_id)
  const to = await findGiversAddress(tx, requested, {
    email: (await findLastAddress(tx, gift.id)) ?? invoice.email,
  })
  if (to === null) return outcome
  const { name: giverName, language: locale } = await findReaderWords(tx, to, requested)
  await queueSealedMail(services, tx, {
    dedupeKey: `charge-failed:${invoice.invoiceId}`,
    to,
    template: 'monthly_charge_failed',
    locale,
    params: {
      giverName,
      amountCents: invoice.amountCents,
      payUrl: invoice.payUrl === null ? null : new SecretText(invoice.payUrl),
      monthlyPath: monthlyGiftLink(gift, at),
    },
  })
  return 'applied'
}
