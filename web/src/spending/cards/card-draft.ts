import type { CardVendor, TeacherCardStatus } from '@tower/contract/spending/cards.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import type { TeacherCard } from './cards.api.ts'

/** A teacher's card as staff type it. */
export type CardDraft = {
  label: string
  status: TeacherCardStatus
  last4: string
  expMonth: string
  expYear: string
  limit: string
  externalId: string
  notes: string
}

/** What the form begins with: the card as it is, or a new one. */
export function draftOf(vendor: CardVendor, card: TeacherCard | undefined): CardDraft {
  if (!card) return { ...emptyDraft, label: `PT::teacher::${vendor}` }
  return {
    label: card.label,
    status: card.status,
    last4: card.last4,
    expMonth: card.exp_month ?? '',
    expYear: card.exp_year ?? '',
    limit: card.limit_cents === null ? '' : writeDollars(card.limit_cents),
    externalId: card.external_id ?? '',
    notes: card.notes ?? '',
  }
}

const emptyDraft: Omit<CardDraft, 'label'> = {
  status: 'active',
  last4: '',
  expMonth: '',
  expYear: '',
  limit: '',
  externalId: '',
  notes: '',
}
