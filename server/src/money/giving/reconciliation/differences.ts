/** What the provider keeps a list of, and we compare one by one. */
export type SubjectKind = 'payment' | 'refund' | 'dispute'

/** One thing in which the provider's books and ours differ. */
export type Difference = {
  what:
    | 'missing_here'
    | 'missing_there'
    | 'amount'
    | 'currency'
    | 'refunds'
    | 'state'
    | 'needs_review'
    | 'unmatched'
    | 'failed'
    | 'unreadable'
  /** For staff: what stands there and what stands here. */
  details: string
}

/** What was looked at, and all that differs about it now. */
export type Looked = {
  subject: SubjectKind | 'list'
  /** The provider's name of it; of a list, its kind. */
  providerId: string
  providerPaymentId: string | null
  differences: Difference[]
  /** The comparison itself failed: what was known about it before still counts. */
  failed?: boolean
}

const words: Record<Difference['what'], string> = {
  missing_here: 'is missing here',
  missing_there: 'is unknown to the payment provider',
  amount: 'has another amount there',
  currency: 'has another currency there',
  refunds: 'was refunded differently there',
  state: 'stands differently there',
  needs_review: 'needs a review by staff',
  unmatched: 'belongs to nothing that was asked for',
  failed: 'could not be compared',
  unreadable: 'could not be read',
}

/** A difference in one line, as staff and the command line read it. */
export function describeDifference(one: {
  subject: string
  provider_id: string
  what: string
  details: string
}): string {
  const name =
    one.subject === 'list' ? `The list of ${one.provider_id}s` : `${one.subject} ${one.provider_id}`
  const said = `${name} ${words[one.what as Difference['what']]}`
  return one.details ? `${said}: ${one.details}` : said
}

/** Kept money is told to staff when it arrives, in words of its own. */
export function isToldAtArrival(what: string): boolean {
  return what === 'needs_review' || what === 'unmatched'
}
