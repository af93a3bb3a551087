import type { AnyEndpoint } from '@tower/contract/endpoint.ts'

/** A call by which strangers pay or leave something, as its domain declares it. */
export type OpenCall = {
  call: Pick<AnyEndpoint, 'name'>
  /**
   * Calls that pay lead to a payment page; forms are kept for staff, or mail somebody. None needs a call that stands
   * behind a secret, a mailed link or limits of its own.
   */
  guard: 'pays' | 'form' | 'none'
  /**
   * A form that many people of one place fill in on one evening: how many of a network pass in an hour before its visitors
   * solve a puzzle first. What refuses them is the call's own limit, far later.
   */
  calmPerNetwork?: number
  /** It may be for one classroom, which it then names `classroom_id`. */
  namesClassroom?: true
  /** Whom a call that pays gives to, and the address of whoever gives: where in its body each stands. */
  named?: readonly NamedField[]
  /** Where it states what it asks for. A field a call doesn't know says nothing of what it does. */
  amount?: { field: string; unit: 'cents' | 'dollars' }
}

export type NamedField = { names: 'receiver' | 'mailbox'; path: readonly string[] }
