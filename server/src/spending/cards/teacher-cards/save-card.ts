import { asLanguage } from '@tower/contract/language.ts'
import type { CardVendor, TeacherCardStatus } from '@tower/contract/spending/cards.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { labelOf } from './label-of.ts'
import {
  findByFormKey,
  findTeacherCardForUpdate,
  findTeacher,
  insertTeacherCard,
  lockCardsOf,
  updateTeacherCard,
  type CardTeacher,
  type TeacherCardRow,
} from './teacher-cards.queries.ts'

export type SaveCard = {
  actorId: string
  id?: string | undefined
  teacherId: string
  vendor: CardVendor
  label?: string | undefined
  status: TeacherCardStatus
  last4: string
  expMonth?: string | undefined
  expYear?: string | undefined
  limitCents?: number | null | undefined
  externalId?: string | undefined
  notes?: string | undefined
  seenUpdatedAt?: string | undefined
  requestKey?: string | undefined
}

/** Staff keep a teacher's card: a new one, or one that is kept, in the status they chose. */
export async function saveCard(services: Services, input: SaveCard): Promise<TeacherCardRow> {
  const at = services.clock.now()
  try {
    return await services.database.transaction(async (tx) => {
      const teacher = await findTeacher(tx, input.teacherId)
      if (!teacher) throw new Refusal('cards.teacher_not_found')
      await lockCardsOf(tx, input.teacherId)
      const repeated = await findRepeated(tx, input)
      if (repeated) return repeated
      const before = await findBefore(tx, input)
      const card = await put(tx, before, { ...input, at })
      if (before && before.status !== card.status) await tellTeacher(tx, { teacher, card, at })
      await record(tx, { actorId: input.actorId, before, card, at })
      return card
    })
  } catch (error) {
    throw asRefusal(error)
  }
}

async function findRepeated(tx: Tx, { id, teacherId, requestKey }: SaveCard) {
  if (id !== undefined || requestKey === undefined) return undefined
  return findByFormKey(tx, { teacherId, requestKey })
}

async function findBefore(tx: Tx, { id, teacherId, vendor, seenUpdatedAt }: SaveCard) {
  if (id === undefined) return undefined
  const card = await findTeacherCardForUpdate(tx, id)
  if (card?.teacher_id !== teacherId || card.vendor !== vendor) throw new Refusal('cards.not_found')
  if (seenUpdatedAt !== undefined && seenUpdatedAt !== card.updated_at.toISOString())
    throw new Refusal('cards.changed_meanwhile')
  return card
}

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text)

function put(
  tx: Tx,
  before: TeacherCardRow | undefined,
  input: SaveCard & { at: Date },
): Promise<TeacherCardRow> {
  const { at, vendor, last4 } = input
  const fields = {
    label: input.label || labelOf(vendor),
    status: input.status,
    last4,
    exp_month: orNull(input.expMonth),
    exp_year: orNull(input.expYear),
    limit_cents: input.limitCents ?? null,
    external_id: orNull(input.externalId),
    notes: orNull(input.notes),
    updated_at: at,
  }
  if (!before)
    return insertTeacherCard(tx, {
      ...fields,
      teacher_id: input.teacherId,
      vendor,
      request_key: input.requestKey ?? null,
      created_at: at,
    })
  // Other digits are another card: its teacher verifies it anew.
  const isSame = before.last4 === last4
  return updateTeacherCard(tx, before.id, { ...fields, ...(!isSame && { verified_at: null }) })
}

const actions = {
  active: 'cards.save',
  replacing: 'cards.mark_replacing',
  inactive: 'cards.deactivate',
} as const satisfies Record<TeacherCardStatus, string>

function record(
  tx: Tx,
  {
    actorId,
    before,
    card,
    at,
  }: { actorId: string; before: TeacherCardRow | undefined; card: TeacherCardRow; at: Date },
): Promise<void> {
  const isMoved = before !== undefined && before.status !== card.status
  return writeAudit(tx, {
    at,
    actorId,
    action: isMoved ? actions[card.status as TeacherCardStatus] : 'cards.save',
    targetKind: 'teacher_card',
    targetId: card.id,
    details: {
      teacher_id: card.teacher_id,
      vendor: card.vendor,
      status: card.status,
      before: before?.status ?? null,
      last4: card.last4,
      limit_cents: card.limit_cents,
    },
  })
}

function tellTeacher(
  tx: Tx,
  { teacher, card, at }: { teacher: CardTeacher; card: TeacherCardRow; at: Date },
): Promise<void> {
  return queueMail(tx, {
    dedupeKey: `teacher_card:${card.id}:${card.status}:${at.toISOString()}`,
    to: teacher.email,
    template: 'teacher_card_changed',
    params: {
      name: teacher.full_name,
      vendor: card.vendor as CardVendor,
      last4: card.last4,
      status: card.status as TeacherCardStatus,
    },
    locale: asLanguage(teacher.locale),
  })
}

function asRefusal(error: unknown): unknown {
  const broken = brokenConstraint(error)
  if (broken === 'teacher_cards__one_active') return new Refusal('cards.another_active')
  if (broken === 'teacher_cards__one_per_issued') return new Refusal('cards.issued_twice')
  return error
}
