/** A payment as the world outside knows it. */
export type SentPayment = {
  email: string
  amountCents: number
  destination: 'classrooms' | 'project'
  /** Refunded, or lost to a dispute. */
  returnedCents: number
}

/** What was sent, by the provider's id of each payment. */
export type Sent = ReadonlyMap<string, SentPayment>

/** What stands in the books in the end: plain rows, so that a fault can be planted in them. */
export type Books = {
  payments: { providerId: string; amountCents: number; returnedCents: number; email: string }[]
  donors: { email: string; programCents: number; slotsMinted: number; waitingSlots: number }[]
  receipts: { number: number; providerId: string; amountCents: number; isValid: boolean }[]
  lastReceiptNumber: number
  mails: { id: string; about: string; isSent: boolean }[]
}

/** A rule that the books break, with the rows that break it. */
export type Discrepancy = { rule: string; rows: string[] }
