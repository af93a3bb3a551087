import type { CreditEntryType } from '@tower/contract/money/credits.ts'
import type { AboutKind, AboutState } from '@tower/contract/oversight/about.ts'
import type { Belongs } from '@tower/contract/people/duties.ts'
import type { Tx } from './database/database.ts'
import type { Reader } from './reader.ts'

/** One thing that concerns a person or a classroom. */
export type AboutRow = {
  id: string
  what: string | null
  number: number | null
  state: AboutState | null
  amountCents: number | null
  creditCents?: number
  /** What kind of movement of credits it was, and who stands on the other side of a gift. */
  creditMove?: { type: CreditEntryType; other: string | null }
  at: Date
}

export type AboutPersonSubject = { id: string; email: string }
export type AboutClassroomSubject = { id: string; teacherId: string | null }

/** What of a domain concerns a person or a classroom. Their page joins what all records declare. */
export type About<Subject> = {
  kind: AboutKind
  /** Whose it is, where that is not the duty of its domain. */
  duty?: Belongs
  /** The newest, at most so many. It reads an index that begins with the subject. */
  list(tx: Tx, subject: Subject, limit: number, reader: Reader): Promise<AboutRow[]>
  /** Where one of them is shown. */
  leadsTo?(row: AboutRow): string
  /** Where all of them are listed. */
  leadsToAll?(subject: Subject): string
}
