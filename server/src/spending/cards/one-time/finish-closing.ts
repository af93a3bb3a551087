import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { announce } from '../../../realtime/announce.ts'
import type { Services } from '../../../services.ts'
import { findAllowance, findAllowanceForUpdate } from '../allowances/allowances.queries.ts'
import { closeAllowance } from '../allowances/settle-allowance.ts'

/**
 * Ends a card at its issuer, and then gives back what no purchase holds. Where the issuer can't be asked now, the money
 * stays set aside until the next try.
 */
export async function finishClosing(services: Services, allowanceId: string): Promise<void> {
  const allowance = await services.database.read((tx) => findAllowance(tx, allowanceId))
  if (allowance?.state !== 'closing') return
  try {
    await endAtIssuer(services, allowance)
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    services.log.warn({ err: error, allowanceId }, 'a card could not be ended yet')
    return
  }
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const closing = await findAllowanceForUpdate(tx, allowanceId)
    if (closing?.state !== 'closing') return
    await closeAllowance(tx, closing, { at })
    await announce(tx, {
      topic: 'card.changed',
      audience: { userId: closing.teacher_id },
      payload: { id: allowanceId },
    })
  })
}

async function endAtIssuer(
  { cardIssuer }: Services,
  { id, issuer_card_id: known, amount_cents: amountCents }: Card,
): Promise<void> {
  try {
    // Its answer was lost: the same request gives the same card once more.
    const issuerCardId = known ?? (await cardIssuer.issueCard({ cardId: id, amountCents })).issuerCardId
    await cardIssuer.cancelCard(issuerCardId)
  } catch (error) {
    // It was never a card, or the issuer knows it no more: there is nothing to end.
    if (error instanceof PaymentsRefused) return
    throw error
  }
}

type Card = { id: string; issuer_card_id: string | null; amount_cents: number }
