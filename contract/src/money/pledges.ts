import { minGiftCents } from '../money.ts'
import { lastDayOf, moveMonth } from '../org-days.ts'
import { paths } from '../pages.ts'
import { writeDollars } from '../typed-dollars.ts'
import type { Destination } from './giving.ts'

export const pledgeErrors = {
  'pledges.not_found': { status: 404, sentence: 'There is no such pledge.' },
  'pledges.installment_not_found': { status: 404, sentence: 'There is no such installment.' },
  'pledges.gift_not_found': { status: 404, sentence: 'No such gift pays an installment.' },
  'pledges.too_small': {
    status: 400,
    sentence: 'An installment would be less than the smallest gift, or more than the largest.',
  },
  'pledges.days_alike': { status: 400, sentence: 'Each installment needs a day of its own.' },
  'pledges.ended': { status: 409, sentence: 'This pledge has ended.' },
  'pledges.done': { status: 409, sentence: 'This pledge is paid in full.' },
  'pledges.changed': {
    status: 409,
    sentence: 'Somebody else changed this pledge. Look again, then change it.',
  },
  'pledges.installment_paid': { status: 409, sentence: 'Gifts cover this installment already.' },
  'pledges.gift_counted': { status: 409, sentence: 'This gift pays an installment already.' },
  'pledges.gift_unfit': {
    status: 409,
    sentence: 'This gift is not one of this donor’s that came or is expected.',
  },
  'pledges.reminded_lately': {
    status: 409,
    sentence: 'The donor was reminded of this installment within the last seven days.',
  },
  'pledges.no_address': { status: 409, sentence: 'No email address of this donor is known.' },
  'pledges.closed': { status: 409, sentence: 'The account of this donor is closed, so no email goes there.' },
  'pledges.unproven': {
    status: 409,
    sentence: 'This donor has not confirmed their email address yet, so nothing is mailed there.',
  },
  'pledges.stopped': {
    status: 409,
    sentence:
      'Email to the address of this donor was stopped: a mail server refused it, or somebody complained.',
  },
  'pledges.left': { status: 409, sentence: 'This donor wants no reminders and no news of gifts by email.' },
} as const

/** Why a donor is not reminded, the first that holds. */
export const remindBars = ['no_address', 'closed', 'unproven', 'stopped', 'left'] as const
export type RemindBar = (typeof remindBars)[number]

/** In which turn its installments come. */
export const pledgeRhythms = ['once', 'monthly', 'quarterly', 'yearly', 'typed'] as const
export type PledgeRhythm = (typeof pledgeRhythms)[number]

/** How a pledge stands today. */
export const pledgeStates = ['overdue', 'due', 'open', 'done', 'ended'] as const
export type PledgeState = (typeof pledgeStates)[number]

/** How an installment stands today; one of a pledge that ended is asked for no more. */
export const installmentStates = ['overdue', 'due', 'open', 'expected', 'paid', 'dropped'] as const
export type InstallmentState = (typeof installmentStates)[number]

const openStates: readonly InstallmentState[] = ['overdue', 'due', 'open']

/** Whether something is asked for that no gift covers yet. */
export const isOpenInstallment = ({ state }: { state: InstallmentState }): boolean =>
  openStates.includes(state)

/** How a gift that pays an installment came, and what is left of it. */
export const pledgeGiftStates = ['expected', 'paid', 'gone'] as const

export const pledgeSorts = ['due', '-due', '-date', 'date', '-amount', 'amount'] as const

/** An installment is due so many days before its day. */
export const dueSoonDays = 14
/** A donor is reminded so many days before, where the pledge says so. */
export const remindBeforeDays = 3
/** Of one installment not again within so many days. */
export const remindAgainDays = 7

export const mostInstallments = 60

const monthsOf = { once: 0, monthly: 1, quarterly: 3, yearly: 12 } as const

/** The days of installments that come in turn; those of a month that has no such day come on its last. */
export function daysInTurn(
  rhythm: Exclude<PledgeRhythm, 'typed'>,
  { firstOn, count }: { firstOn: string; count: number },
): string[] {
  const [month, day] = [firstOn.slice(0, 7), firstOn.slice(8)]
  return Array.from({ length: rhythm === 'once' ? 1 : count }, (_, place) => {
    const then = moveMonth(month, place * monthsOf[rhythm])
    const last = lastDayOf(then)
    const wanted = `${then}-${day}`
    return wanted < last ? wanted : last
  })
}

/** So much each, in whole cents; what does not divide comes with the last. */
export function spreadPledge(amountCents: number, count: number): number[] {
  const each = Math.floor(amountCents / count)
  return Array.from({ length: count }, (_, place) =>
    place === count - 1 ? amountCents - each * (count - 1) : each,
  )
}

type Standing = { amountCents: number; paidCents: number; expectedCents: number; dueOn: string }

/** How an installment stands on a day. `soonOn` is the last day of those that are due. */
export function standingOf(
  { amountCents, paidCents, expectedCents, dueOn }: Standing,
  { today, soonOn, hasEnded }: { today: string; soonOn: string; hasEnded: boolean },
): InstallmentState {
  if (paidCents >= amountCents) return 'paid'
  if (hasEnded) return 'dropped'
  if (paidCents + expectedCents >= amountCents) return 'expected'
  if (dueOn < today) return 'overdue'
  return dueOn <= soonOn ? 'due' : 'open'
}

/** The page on which an installment is given online, filled in; what is less than the smallest gift is left to whoever gives. */
export function donatePath({ destination, cents }: { destination: Destination; cents: number }): string {
  const asked = new URLSearchParams({
    dest: destination,
    ...(cents >= minGiftCents && { amount: writeDollars(cents) }),
  })
  return `${paths.programDonate({ programId: 'sponsor-classroom' })}?${asked.toString()}`
}
