import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Tx } from '../../../database/database.ts'
import { findBestForUpdate, type TeacherCardRow } from './teacher-cards.queries.ts'

/** Whether a session may be started with a card. */
export function isReadyCard({ status, verified_at }: TeacherCardRow): boolean {
  return status === 'active' && verified_at !== null
}

/** The card a teacher shops with at a vendor, held; nothing where none is active and verified. */
export async function findReadyCard(
  tx: Tx,
  request: { teacherId: string; vendor: CardVendor },
): Promise<
  { id: string; last4: string; aliasEmail: string | null; issuerCardId: string | null } | undefined
> {
  const card = await findBestForUpdate(tx, request)
  if (!card || !isReadyCard(card)) return undefined
  const { id, last4, alias_email: aliasEmail, external_id: issuerCardId } = card
  return { id, last4, aliasEmail, issuerCardId }
}
