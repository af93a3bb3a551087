import type { Destination } from '@tower/contract/money/giving.ts'
import {
  daysInTurn,
  mostInstallments,
  type PledgeRhythm,
  spreadPledge,
} from '@tower/contract/money/pledges.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import type { pledgeCalls } from '../../../money/pledges/pledges.api.ts'
import { amount, type Checks, eachRow, required } from '../../../ui/form/form-checks.ts'

export type TypedPledge = {
  name: string
  email: string
  donorId: string
  isOrganization: boolean
  cents: number | undefined
  destination: Destination
  rhythm: PledgeRhythm
  firstOn: string
  count: string
  days: readonly { key: string; day: string }[]
  reminds: boolean
  note: string
}

export const firstTyped: TypedPledge = {
  ...{ name: '', email: '', donorId: '', isOrganization: false, cents: undefined, destination: 'classrooms' },
  ...{ rhythm: 'once', firstOn: '', count: '4', reminds: false, note: '' },
  days: [{ key: 'first', day: '' }],
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** How many come in turn; undefined where what was typed is no such number. */
function countOf({ rhythm, count }: TypedPledge): number | undefined {
  if (rhythm === 'once') return 1
  const typed = Number(count.trim())
  return Number.isSafeInteger(typed) && typed >= 1 && typed <= mostInstallments ? typed : undefined
}

/** The day of each installment, as far as they are typed. */
export function daysOf(typed: TypedPledge): string[] {
  const { rhythm, firstOn, days } = typed
  if (rhythm === 'typed')
    return days
      .map(({ day }) => day)
      .filter(isDay)
      .toSorted()
  const count = countOf(typed)
  return count === undefined || !isDay(firstOn) ? [] : daysInTurn(rhythm, { firstOn, count })
}

/** What comes on which day; nothing while something of it is missing. */
export function planOf(typed: TypedPledge): { day: string; cents: number }[] {
  const days = daysOf(typed)
  const { cents } = typed
  if (cents === undefined || days.length === 0) return []
  const amounts = spreadPledge(cents, days.length)
  return days.map((day, place) => ({ day, cents: amounts[place] ?? 0 }))
}

type Words = Record<
  'donorMissing' | 'noAddress' | 'countWrong' | 'dayMissing' | 'daysAlike' | 'noDays' | 'tooSmall',
  string
>

/** What has to hold of a pledge before it is sent. */
export const checksOf = (words: Words): Checks<TypedPledge> => ({
  name: (name, { email, donorId }) =>
    name.trim() === '' && email.trim() === '' && donorId === '' ? words.donorMissing : undefined,
  email: (email) => (email.trim() === '' || isEmail(email.trim()) ? undefined : words.noAddress),
  cents: (cents, typed) => {
    const isSmall = planOf(typed).some(({ cents: each }) => each < minGiftCents || each > maxGiftCents)
    return isSmall ? words.tooSmall : amount(cents)
  },
  firstOn: (day, { rhythm }) => (rhythm === 'typed' ? undefined : required(words.dayMissing)(day)),
  count: (_, typed) =>
    typed.rhythm === 'typed' || countOf(typed) !== undefined ? undefined : words.countWrong,
  ...{ days: daysCheck(words) },
})

/** Days count only where they are typed one by one. */
function daysCheck({ dayMissing, daysAlike, noDays }: Words) {
  const each = eachRow<TypedPledge['days'][number]>({ day: required(dayMissing) }, noDays)
  const check = (days: TypedPledge['days'], typed: TypedPledge) => {
    if (typed.rhythm !== 'typed') return undefined
    const isAlike = new Set(days.map(({ day }) => day)).size < days.length
    return each(days, typed) ?? (isAlike ? daysAlike : undefined)
  }
  return Object.assign(check, { ofRow: each.ofRow })
}

/** What is sent of it. */
export function bodyOf(typed: TypedPledge, requestKey: string): Parameters<typeof pledgeCalls.enter>[0] {
  const email = typed.email.trim() || null
  return {
    // An address says whose it is by itself.
    donor_id: email === null ? typed.donorId || null : null,
    donor_name: typed.name.trim() || null,
    email,
    is_organization: typed.isOrganization,
    amount_cents: typed.cents ?? 0,
    destination: typed.destination,
    rhythm: typed.rhythm,
    days: daysOf(typed),
    reminds: typed.reminds,
    note: typed.note.trim() || null,
    request_key: requestKey,
  }
}
