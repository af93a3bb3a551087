import type { Destination } from '@tower/contract/money/giving.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import type { offlineCalls } from '../../../money/desk/desk.api.ts'
import { amount, type Check, type Checks, fits, required } from '../../../ui/form/form-checks.ts'

export type TypedCheck = {
  key: string
  reference: string
  cents: number | undefined
  name: string
  email: string
}
export type TypedDeposit = {
  total: number | undefined
  slip: string
  day: string
  destination: Destination
  checks: readonly TypedCheck[]
}

/** What checks look like, by the keys of their rows. */
export type Pictures = Readonly<Record<string, string>>

/** A row in which nothing was typed yet. */
export const noCheck = (): TypedCheck => ({
  ...{ key: crypto.randomUUID(), reference: '', cents: undefined, name: '', email: '' },
})

export const firstTyped: TypedDeposit = {
  ...{ total: undefined, slip: '', day: '', destination: 'classrooms' },
  checks: [{ key: 'first', reference: '', cents: undefined, name: '', email: '' }],
}

const isBlank = ({ reference, cents, name, email }: TypedCheck) =>
  cents === undefined && [reference, name, email].every((text) => text.trim() === '')

/** The rows that something was typed into: the last one is always empty. */
export const filled = (checks: readonly TypedCheck[]) => checks.filter((check) => !isBlank(check))

/** Which row of the screen is the check that is this one of those that were sent, counted from 1. */
export function rowOfCheck(checks: readonly TypedCheck[], number: number): number {
  const sent = filled(checks)[number - 1]
  return sent === undefined ? number : checks.indexOf(sent) + 1
}

/** What the typed checks come to so far. */
export const sumOf = ({ checks }: TypedDeposit): number =>
  checks.reduce((sum, { cents }) => sum + (cents ?? 0), 0)

type Words = Record<'noChecks' | 'differs' | 'dayMissing' | 'referenceMissing' | 'noAddress', string>

/** What has to hold before it is sent; an empty row is none. */
export function checksOf(words: Words): Checks<TypedDeposit> {
  const typedRow =
    <Value>(check: Check<Value, TypedCheck>): Check<Value, TypedCheck> =>
    (value, row) =>
      isBlank(row) ? undefined : check(value, row)
  return {
    total: (cents, typed) => {
      const none = amount(cents)
      if (none !== undefined) return none
      return filled(typed.checks).every((check) => check.cents !== undefined) && sumOf(typed) !== cents
        ? words.differs
        : undefined
    },
    day: required(words.dayMissing),
    checks: Object.assign(
      (checks: readonly TypedCheck[]) => (filled(checks).length === 0 ? words.noChecks : undefined),
      {
        ofRow: {
          reference: typedRow<string>(required(words.referenceMissing)),
          cents: typedRow<number | undefined>(amount),
          email: fits((text: string) => text.trim() === '' || isEmail(text.trim()), words.noAddress),
        },
      },
    ),
  }
}

/** The deposit as it is sent. */
export function bodyOf(
  { total, slip, day, destination, checks }: TypedDeposit,
  { pictures, isAnother }: { pictures: Pictures; isAnother: boolean },
): Parameters<typeof offlineCalls.deposit>[0] {
  return {
    ...{ slip, destination, is_another: isAnother, total_cents: total ?? 0 },
    checks: filled(checks).map(({ key, reference, cents, name, email }) => ({
      reference,
      amount_cents: cents ?? 0,
      donor_name: name.trim() || null,
      email: email.trim() || null,
      given_on: day,
      picture_id: pictures[key] || null,
    })),
  }
}

/** Whether both are one deposit, as it would be sent. */
export const isSameDeposit = (one: TypedDeposit, other: TypedDeposit): boolean =>
  JSON.stringify(bodyOf(one, unpictured)) === JSON.stringify(bodyOf(other, unpictured))

const unpictured = { pictures: {}, isAnother: false }
