import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { inquiryEndpoints } from '@tower/contract/outreach/inquiries.contract.ts'
import { programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'

const { createCheckoutSession, donationsCreate } = givingEndpoints
const { nominate, nominateTeacher, requestConfirmation } = nominationEndpoints

/** The calls that lead to a payment page, by name. */
export const payingCalls = namesOf([
  createCheckoutSession,
  donationsCreate,
  sponsorshipEndpoints.donate,
  sponsorStartEndpoints.checkout,
])

/** The forms of visitors that are kept for staff, or that mail somebody, by name. */
export const formCalls = namesOf([
  ...[nominate, nominateTeacher, requestConfirmation],
  ...[inquiryEndpoints.contact, inquiryEndpoints.partner],
  programEndpoints.follow,
  sponsorStartEndpoints.start,
])

/** Calls for one classroom, which they name `classroom_id`. */
export const callsOfClassrooms = namesOf([createCheckoutSession, nominate, requestConfirmation])

/** Whom a call that pays gives to, and the address of whoever gives: where in its body each stands. */
export const namedFields: ReadonlyMap<string, readonly NamedField[]> = new Map([
  [
    createCheckoutSession.name,
    [
      { names: 'receiver', path: ['classroom_id'] },
      { names: 'mailbox', path: ['email'] },
      { names: 'mailbox', path: ['metadata', 'sponsor_email'] },
    ],
  ],
  [
    sponsorshipEndpoints.donate.name,
    [
      { names: 'receiver', path: ['prospect_id'] },
      { names: 'mailbox', path: ['email'] },
    ],
  ],
])

export type NamedField = { names: 'receiver' | 'mailbox'; path: readonly string[] }

/** Under which name a call states what it asks for. A field a call doesn't know says nothing of what it does. */
export const amountFields: ReadonlyMap<string, { name: string; unit: 'cents' | 'dollars' }> = new Map([
  [createCheckoutSession.name, { name: 'amount_cents', unit: 'cents' }],
  [sponsorshipEndpoints.donate.name, { name: 'amount_cents', unit: 'cents' }],
  [donationsCreate.name, { name: 'amount', unit: 'dollars' }],
])

function namesOf(calls: readonly Pick<AnyEndpoint, 'name'>[]): ReadonlySet<string> {
  return new Set(calls.map(({ name }) => name))
}
