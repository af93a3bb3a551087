import { cardVendors } from '@tower/contract/spending/cards.ts'
import type { Services } from '../../../services.ts'
import { listTeacherCards, type TeacherCardRow } from './teacher-cards.queries.ts'

/** A teacher's best card of each vendor. */
export async function listOwnCards(
  { database }: Services,
  { teacherId }: { teacherId: string },
): Promise<TeacherCardRow[]> {
  const cards = await database.read((tx) => listTeacherCards(tx, teacherId))
  return cardVendors.flatMap((vendor) => cards.find((card) => card.vendor === vendor) ?? [])
}
