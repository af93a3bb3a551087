import type { FoundAct, FoundKind } from '@tower/contract/oversight/search.ts'
import type { Belongs } from '@tower/contract/people/duties.ts'
import { z } from 'zod'
import type { Tx } from './database/database.ts'
import type { Reader } from './reader.ts'

/** What staff typed, by what it can mean. */
export type Search = {
  /** In lower case; undefined where no address begins so. */
  address?: string | undefined
  /** The words as a `tsquery`; undefined where there is none. */
  words?: string | undefined
  /** The number of a receipt, an order, a request, a pledge or a slot. */
  number?: number | undefined
  /** An amount. */
  cents?: number | undefined
  /** The code of a share link. */
  code?: string | undefined
  /** Written on something, as it was typed: the number of a parcel, the provider's id of a payment. */
  written?: string | undefined
  /** Its kind was named. */
  isOfKind?: boolean | undefined
  /** Nothing but the kind was named: what of it is the latest. */
  isLatest?: boolean | undefined
}

/** One thing that a search found. */
export const FoundRow = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  number: z.number().nullable(),
  amountCents: z.number().nullable(),
  at: z.date().nullable(),
  role: z.string().nullish(),
  /** A part of it with which an act begins, such as the installment that is due. */
  part: z.string().nullish(),
  /** Whether email about it reaches whoever it is of. */
  reaches: z.boolean().nullish(),
})
export type FoundRow = z.infer<typeof FoundRow>

/** What can be begun with what was found: where, and whose work it is, where that is not whoever's finds it. */
export type FoundActOf = {
  act: FoundAct
  duty?: Belongs
  /** Undefined where it has no such thing. */
  leadsTo(found: FoundRow): string | undefined
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
  acts?: readonly FoundActOf[]
}
