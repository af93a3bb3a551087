import {
  donateQuickAmounts,
  type Destination,
  destinations,
  type GiftFrequency,
  type ProgramKey,
  programKeys,
  tributeKinds,
} from '@tower/contract/money/giving.ts'
import type { Language } from '@tower/contract/language.ts'
import { type GiftChoice, isGiftChoice } from '@tower/contract/money/gift-plan.ts'
import { plainDollars, readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { textOf } from '../../ui/form/form-text.ts'
import type { KeptGift } from './kept-gift.ts'

/** What a giver has entered so far, as the form shows it. */
export type GiftDraft = {
  destination: Destination
  /** Each month only to classrooms, by a tower. */
  frequency: GiftFrequency
  /** Where less than a slot of a gift to classrooms goes; undefined while nobody chose. */
  goesTo: GiftChoice | undefined
  /** One of the quick amounts; undefined when an amount was typed instead. */
  presetCents: number | undefined
  customAmount: string
  coverFee: boolean
  anonymous: boolean
  /** `none`, or how the gift is dedicated; the name counts only with one. */
  tributeKind: TributeKind
  tributeName: string
}

export const tributeChoices = ['none', ...tributeKinds] as const
export type TributeKind = (typeof tributeChoices)[number]

const noExtras = { anonymous: false, tributeKind: 'none', tributeName: '' } as const

export const quickAmountsCents: readonly number[] = donateQuickAmounts.map((amount) => amount * 100)
const startAmountCents = 10_000

/** The program an address names, or undefined. */
export function findProgramKey(programId: string | undefined): ProgramKey | undefined {
  return programKeys.find((known) => known === programId)
}

/** Where a gift goes when nobody says otherwise. */
export function defaultDestination(program: ProgramKey): Destination {
  if (program === 'sponsor-classroom') return 'classrooms'
  return program === 'sponsor-athlete' ? 'prospects' : 'project'
}

/** The amount of a draft in cents; undefined when what was typed is no amount. */
export function amountOfDraft({
  presetCents,
  customAmount,
}: Pick<GiftDraft, 'presetCents' | 'customAmount'>) {
  return customAmount.trim() === '' ? presetCents : readDollars(customAmount)
}

/** What a link asks for: `?dest=prospects&amount=50`. What it can't mean falls back to the program's own. */
export function draftFromAddress(search: URLSearchParams, program: ProgramKey): GiftDraft {
  const cents = readDollars(search.get('amount') ?? '')
  return {
    destination: readDestination(search.get('dest')) ?? defaultDestination(program),
    frequency: readFrequency(search.get('frequency')),
    goesTo: undefined,
    ...(cents === undefined ? { presetCents: startAmountCents, customAmount: '' } : splitAmount(cents)),
    coverFee: false,
    ...noExtras,
  }
}

/** What a sent form holds. */
export function draftFromForm(form: FormData, program: ProgramKey, language: Language): GiftDraft {
  const draft = readDraft((name) => textOf(form, name), program)
  return { ...draft, customAmount: plainDollars(draft.customAmount, language) }
}

function readDraft(text: (name: string) => string, program: ProgramKey): GiftDraft {
  const preset = Number(text('preset'))
  return {
    destination: readDestination(text('destination')) ?? defaultDestination(program),
    frequency: readFrequency(text('frequency')),
    goesTo: readChoice(text('goes_to')),
    presetCents: quickAmountsCents.includes(preset) ? preset : undefined,
    customAmount: text('custom_amount'),
    coverFee: text('cover_fee') === 'on',
    anonymous: text('anonymous') === 'on',
    tributeKind: tributeKinds.find((kind) => kind === text('tribute_kind')) ?? 'none',
    tributeName: text('tribute_name'),
  }
}

/**
 * The draft of somebody who comes back from the payment page without having paid. Amount and destination are the
 * address's where it names any: a link that was followed since asks for its own.
 */
export function recallDraft(kept: KeptGift, asked: GiftDraft, search: URLSearchParams): GiftDraft {
  const draft = readDraft((name) => kept[name] ?? '', 'sponsor-classroom')
  if (!search.has('amount') && !search.has('dest')) return draft
  const { destination, presetCents, customAmount } = asked
  return { ...draft, destination, presetCents, customAmount }
}

function readChoice(word: string): GiftChoice | undefined {
  return isGiftChoice(word) ? word : undefined
}

function readFrequency(word: string | null): GiftFrequency {
  return word === 'monthly' ? word : 'once'
}

/** Whether a draft is charged each month: a gift to another destination than classrooms is given once here. */
export function isMonthly({ destination, frequency }: Pick<GiftDraft, 'destination' | 'frequency'>): boolean {
  return destination === 'classrooms' && frequency === 'monthly'
}

function readDestination(value: unknown): Destination | undefined {
  return destinations.find((known) => known === value)
}

function splitAmount(cents: number) {
  return quickAmountsCents.includes(cents)
    ? { presetCents: cents, customAmount: '' }
    : { presetCents: undefined, customAmount: writeDollars(cents) }
}
