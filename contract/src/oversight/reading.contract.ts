import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter } from '../page.contract.ts'
import { keyLimit, mostReadLength, usualReadLength, type KeyScope } from './integrations.ts'

const cents = z.number().int()
const instant = z.string()

/** An instant with its zone, or a day of the organization. */
const Moment = listFilter(
  z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine((text) => /^(19|20|21)/.test(text)),
)

const ReadQuery = z.object({
  /** From when, inclusive: of the instant that orders the list. */
  from: Moment,
  /** Until when, exclusive. */
  to: Moment,
  limit: z.coerce.number().int().min(1).max(mostReadLength).default(usualReadLength),
  /** `next_cursor` of the page before. */
  cursor: listFilter(z.string().max(120)),
})
export type ReadQuery = z.output<typeof ReadQuery>

function reading<Item extends z.ZodType, const Scope extends KeyScope>(
  scope: Scope,
  summary: string,
  item: Item,
) {
  return endpoint({
    name: `integrations.read-${scope}`,
    method: 'GET',
    path: `/api/v1/${scope}`,
    summary,
    access: { key: scope },
    query: ReadQuery,
    output: z.object({
      items: z.array(item),
      /** Null: this was the last page. */
      next_cursor: z.string().nullable(),
    }),
    errors: ['integrations.cursor_unknown'],
    rateLimit: { ...keyLimit, per: 'key', group: 'integrations.reads' },
  })
}

export const ReadDonation = z.object({
  id: Id,
  settled_at: instant,
  amount_cents: cents,
  fee_cover_cents: cents,
  refunded_cents: cents,
  currency: z.string(),
  destination: z.string().nullable(),
  /** The program it counts for. */
  program: z.string().nullable(),
  /** The number of its receipt, where one holds. */
  receipt_number: z.number().int().nullable(),
  is_monthly: z.boolean(),
  /** Whether the payment is contested with the bank right now. */
  is_disputed: z.boolean(),
})

export const ReadSlot = z.object({
  id: Id,
  number: z.number().int(),
  created_at: instant,
  state: z.enum(['waiting', 'frozen', 'matched', 'voided']),
  origin: z.string(),
  classroom_id: Id.nullable(),
  draw_id: Id.nullable(),
  assigned_at: instant.nullable(),
  assigned_how: z.string().nullable(),
})

export const ReadDraw = z.object({
  id: Id,
  name: z.string(),
  created_at: instant,
  starts_at: instant,
  state: z.enum(['scheduled', 'frozen', 'completed', 'voided']),
  capacity: z.number().int(),
  entries: z.number().int().nullable(),
  winners: z.number().int().nullable(),
  completed_at: instant.nullable(),
  voided_at: instant.nullable(),
  void_reason: z.string().nullable(),
})

export const ReadClassroom = z.object({
  id: Id,
  created_at: instant,
  school: z.string().nullable(),
  /** The school's number in the list of the National Center for Education Statistics. */
  school_nces_id: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  grade_level: z.string().nullable(),
  confirmed_at: instant.nullable(),
})

export const ReadNominations = z.object({
  classroom_id: Id,
  /** When the classroom was entered: the order of the list. */
  created_at: instant,
  nominations: z.number().int(),
  /** Behind how many of them somebody is known to stand. */
  confirmed: z.number().int(),
  latest_at: instant.nullable(),
})

export const ReadBudget = z.object({
  id: Id,
  created_at: instant,
  fiscal_year: z.number().int(),
  allocated_cents: cents,
  spent_cents: cents,
  reserved_cents: cents,
  held_cents: cents,
  remaining_cents: cents,
  is_locked: z.boolean(),
})

export const ReadReimbursement = z.object({
  id: Id,
  number: z.number().int(),
  budget_id: Id,
  fiscal_year: z.number().int(),
  status: z.enum(['submitted', 'approved', 'rejected', 'paid']),
  total_cents: cents,
  submitted_at: instant,
  decided_at: instant.nullable(),
  updated_at: instant,
})

export const ReadTicket = z.object({
  id: Id,
  created_at: instant,
  category: z.string(),
  priority: z.string(),
  status: z.string(),
  messages: z.number().int(),
  answered_at: instant.nullable(),
  resolved_at: instant.nullable(),
  updated_at: instant,
})

/** What other systems read with an API key: ids, numbers, amounts and states, the newest first. Never a person. */
export const readingEndpoints = {
  donations: reading('donations', 'Gifts that arrived, by `settled_at`. No giver and no card.', ReadDonation),
  slots: reading('slots', 'Sponsor Slots, by `created_at`.', ReadSlot),
  draws: reading('draws', 'Draws, by `created_at`.', ReadDraw),
  classrooms: reading(
    'classrooms',
    'Classrooms, by `created_at`: where they are, not who teaches.',
    ReadClassroom,
  ),
  nominations: reading(
    'nominations',
    'How many nominated each classroom, by the classroom’s `created_at`.',
    ReadNominations,
  ),
  budgets: reading('budgets', 'Budgets of school years, by `created_at`.', ReadBudget),
  reimbursements: reading(
    'reimbursements',
    'Reimbursements that were submitted, by `submitted_at`. No words and no receipts.',
    ReadReimbursement,
  ),
  tickets: reading('tickets', 'Tickets, by `created_at`: how they stand, not what they say.', ReadTicket),
}
