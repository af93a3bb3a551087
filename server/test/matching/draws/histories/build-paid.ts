/** A payment as the provider and its banks see it, kept apart from the product. */
export type Paid = {
  paymentId: string
  cents: number
  /** Given back for good, by refunds that succeeded and disputes that were lost. */
  returned: number
  /** By refunds that are still on their way. */
  promised: number
  /** By disputes: the provider allows none of it twice, not even after a dispute was won. */
  contested: number
  wasDisputed: boolean
  /** What it was for: only gifts for classrooms count towards slots, and only those to a child are raised by one. */
  purpose: 'classrooms' | 'child' | 'other'
}

/** For tests: a payment of which nothing went back yet. */
export function buildPaid(paymentId: string, cents: number, purpose: Paid['purpose']): Paid {
  return { paymentId, cents, returned: 0, promised: 0, contested: 0, wasDisputed: false, purpose }
}

/** Some cents of one payment. */
export type Part = { payment: Paid; cents: number }

/** Some percent of what may still be refunded or disputed of a payment; undefined where that is nothing. */
export function choosePart(
  paid: readonly Paid[],
  { which, percent }: { which: number; percent: number },
): Part | undefined {
  const payment = paid.at(which % Math.max(1, paid.length))
  if (!payment) return undefined
  const untouched = payment.cents - payment.returned - payment.promised - payment.contested
  const cents = Math.floor((untouched * percent) / 100)
  return cents > 0 ? { payment, cents } : undefined
}

/** What is left of all payments with one purpose. */
export function keptCents(payments: readonly Paid[], purpose: Paid['purpose']): number {
  const counting = payments.filter((payment) => payment.purpose === purpose)
  return counting.reduce((sum, { cents, returned }) => sum + cents - returned, 0)
}
