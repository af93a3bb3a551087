import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import type { Payments } from '../../../payments/payments.ts'
import type { Difference, SubjectKind } from './differences.ts'

/** Something the provider keeps a list of, and how it is compared with our books. */
export type Subject<Theirs> = {
  kind: SubjectKind
  /**
   * How many days before the last comparison the next one begins: what was dated back then may have come about since,
   * as a bank debit succeeds days after it was begun.
   */
  overlapDays: number
  list(payments: Payments, since: Date): AsyncIterable<Theirs>
  idOf(theirs: Theirs): string
  paymentIdOf(theirs: Theirs): string
  /** By which its list is ordered. */
  dateOf(theirs: Theirs): Date
  /** What the provider says about one of them now; undefined when it knows none of that name. */
  read(
    payments: Payments,
    name: { providerId: string; providerPaymentId: string },
  ): Promise<Theirs | undefined>
  /** What differs, for each by its name. Reads alone, and locks nothing. */
  compare(tx: Tx, theirs: readonly Theirs[]): Promise<Map<string, Difference[]>>
  /** Brings what is missing here into our books, by the same path as its event would have come. */
  mend(services: Services, theirs: Theirs): Promise<void>
  /** Whether we keep one of this name. */
  isOurs(tx: Tx, providerId: string): Promise<boolean>
}
