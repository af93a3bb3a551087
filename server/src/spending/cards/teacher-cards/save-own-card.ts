import { keepLast4, type CardVendor } from '@tower/contract/spending/cards.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { labelOf } from './label-of.ts'
import {
  findBestForUpdate,
  insertTeacherCard,
  lockCardsOf,
  updateTeacherCard,
  type TeacherCardRow,
} from './teacher-cards.queries.ts'

export type SaveOwnCard = {
  teacherId: string
  vendor: CardVendor
  /** As it was typed; only the last four digits are kept. */
  last4: string
  aliasEmail?: string | undefined
  /** Says that these are the digits of the card the vendor has on file. */
  verify: boolean
}

/** A teacher says which card a vendor has on file for them. What staff keep, they change. */
export function saveOwnCard(services: Services, input: SaveOwnCard): Promise<TeacherCardRow> {
  const last4 = keepLast4(input.last4)
  if (last4.length !== 4 && (input.verify || last4.length > 0)) throw new Refusal('cards.digits_missing')
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    await lockCardsOf(tx, input.teacherId)
    const card = await findBestForUpdate(tx, input)
    if (card) requireOwnToChange(card, last4)
    return put(tx, card, { ...input, last4, at })
  })
}

function requireOwnToChange(card: TeacherCardRow, last4: string): void {
  if (card.status === 'inactive') throw new Refusal('cards.set_inactive')
  if (card.external_id !== null && last4 !== '' && last4 !== card.last4)
    throw new Refusal('cards.kept_by_staff')
}

function put(
  tx: Tx,
  card: TeacherCardRow | undefined,
  { teacherId, vendor, last4, aliasEmail, verify, at }: SaveOwnCard & { at: Date },
): Promise<TeacherCardRow> {
  const digits = last4 === '' ? (card?.last4 ?? '') : last4
  const isSame = digits === card?.last4
  const change = {
    last4: digits,
    // Other digits are another card: it has to be verified anew.
    verified_at: verify ? at : isSame ? card.verified_at : null,
    ...(aliasEmail !== undefined && { alias_email: aliasEmail === '' ? null : aliasEmail }),
    updated_at: at,
  }
  if (card) return updateTeacherCard(tx, card.id, change)
  return insertTeacherCard(tx, {
    ...change,
    teacher_id: teacherId,
    vendor,
    label: labelOf(vendor),
    status: 'active',
    created_at: at,
  })
}
