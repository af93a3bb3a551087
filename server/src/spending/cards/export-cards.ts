import type { Tx } from '../../database/database.ts'
import { listOneTimeCards } from './allowances/allowances.queries.ts'
import { listTeacherCards } from './teacher-cards/teacher-cards.queries.ts'

const mostCards = 10_000

/** A teacher's cards as they are handed out: those of vendors, and those for one purchase. */
export async function exportCards(tx: Tx, teacherId: string) {
  const vendorCards = await listTeacherCards(tx, teacherId)
  const oneTimeCards = await listOneTimeCards(tx, { teacherId, limit: mostCards })
  return {
    vendor_cards: vendorCards.map((card) => ({
      vendor: card.vendor,
      status: card.status,
      last4: card.last4,
      alias_email: card.alias_email,
      verified_at: card.verified_at,
      on_file: card.on_file,
      spend_cents: card.spend_cents,
    })),
    one_time_cards: oneTimeCards.map((card) => ({
      vendor: card.vendor,
      last4: card.last4,
      amount_cents: card.amount_cents,
      spent_cents: card.spent_cents,
      state: card.state,
      issued_at: card.opened_at,
      closed_at: card.closed_at,
    })),
  }
}
