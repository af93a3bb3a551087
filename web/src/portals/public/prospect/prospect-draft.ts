import type { Language } from '@tower/contract/language.ts'
import { maxGiftCents } from '@tower/contract/money.ts'
import { plainDollars, readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import type { KeptGift } from '../../../money/giving/kept-gift.ts'
import { nearestGoal } from '../../../people/prospects/nearest-goal.ts'
import type { ProspectGoal } from '../../../people/prospects/prospect.ts'
import { textOf } from '../../../ui/form/form-text.ts'

/** What a giver has entered so far, as the form shows it. */
export type ProspectDraft = {
  type: 'one_time' | 'recurring'
  /** As typed, in dollars. */
  amount: string
  /** Empty: wherever the athlete needs it. */
  goalId: string
  email: string
  coverFee: boolean
}

/** In US cents: what the amount is at first, at least, and the steps it goes in. */
export type WidgetLimits = { defaultCents: number; minCents: number; stepCents: number }

/** What a link asks for: `?frequency=monthly&amount=50&goal=…`. Once, unless it says otherwise. */
export function draftFromAddress(
  search: URLSearchParams,
  goals: readonly ProspectGoal[],
  limits: WidgetLimits,
): ProspectDraft {
  const cents = readDollars(search.get('amount') ?? '')
  const asked = cents !== undefined && findWidgetFault(cents, limits) === undefined ? cents : undefined
  const open = goals.filter((goal) => goal.raised_cents < goal.target_cents)
  const named = goals.find(({ id }) => id === search.get('goal'))
  return {
    type: search.get('frequency') === 'monthly' ? 'recurring' : 'one_time',
    amount: writeDollars(asked ?? limits.defaultCents),
    goalId: (named ?? nearestGoal(open))?.id ?? '',
    email: '',
    coverFee: false,
  }
}

/** What a sent form holds. */
export function draftFromForm(form: FormData, language: Language): ProspectDraft {
  const draft = readDraft((name) => textOf(form, name))
  return { ...draft, amount: plainDollars(draft.amount, language) }
}

/** The amount a step up or down, as the arrow keys go. */
export function stepAmount(
  amount: string,
  byCents: number,
  { minCents }: Pick<WidgetLimits, 'minCents'>,
): string {
  return writeDollars(Math.min(maxGiftCents, Math.max(minCents, (readDollars(amount) ?? 0) + byCents)))
}

function readDraft(text: (name: string) => string): ProspectDraft {
  return {
    type: text('type') === 'recurring' ? 'recurring' : 'one_time',
    amount: text('amount'),
    goalId: text('goal_id'),
    email: text('email'),
    coverFee: text('cover_fee') === 'on',
  }
}

/** The draft of somebody who comes back without having paid; an address that names an amount asks for its own. */
export function recallDraft(kept: KeptGift, search: URLSearchParams): Partial<ProspectDraft> {
  const draft = readDraft((name) => kept[name] ?? '')
  const { email, coverFee } = draft
  return search.has('amount') ? { email, coverFee } : draft
}

export type WidgetFault = 'invalid' | 'tooSmall' | 'tooLarge' | 'notWhole'

/** What is wrong with an amount, if anything. */
export function findWidgetFault(
  cents: number | undefined,
  { stepCents }: Pick<WidgetLimits, 'stepCents'>,
): WidgetFault | undefined {
  return findAmountFault(cents) ?? ((cents ?? 0) % stepCents === 0 ? undefined : 'notWhole')
}
