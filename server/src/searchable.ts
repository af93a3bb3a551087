import type { FoundKind } from '@tower/contract/oversight/search.ts'
import type { Belongs } from '@tower/contract/people/duties.ts'
import type { Tx } from './database/database.ts'
import type { Reader } from './reader.ts'

/** What staff typed, by what it can mean. */
export type Search = {
  /** In lower case; undefined where no address begins so. */
  address: string | undefined
  /** The words as a `tsquery`; undefined where there is none. */
  words: string | undefined
  /** A receipt's or slot's number. */
  number: number | undefined
  /** The code of a share link. */
  code: string | undefined
}

/** One thing that a search found. */
export type FoundRow = {
  id: string
  title: string
  detail: string | null
  number: number | null
  amountCents: number | null
  at: Date | null
}

/** What of a domain staff can find from anywhere. The search of the console joins what all records declare. */
export type Searchable = {
  kind: FoundKind
  /** Whose it is, where that is not the duty of its domain. */
  duty?: Belongs
  /** At most so many. It reads an index, and only a few rows of it however many match. */
  find(tx: Tx, search: Search, limit: number, reader: Reader): Promise<FoundRow[]>
  /** Where it is shown. */
  leadsTo(found: FoundRow): string
}
