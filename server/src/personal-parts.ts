import type { Belongs } from '@tower/contract/people/duties.ts'
import type { AddressTrace } from './address-traces.ts'
import type { PersonalWords } from './database/redact-text.ts'
import type { Tx } from './database/database.ts'
import type { Services } from './services.ts'

/** Who is erased, and by which words they are found. */
export type Traces = PersonalWords & { userId: string; at: Date }

export type ExportOwner = {
  userId: string
  /** Null until its owner proved it: what lies under an unproven address may be somebody else's. */
  email: string | null
}

/**
 * When a part is erased. First what could still write an address is closed; then goes the account, which holds its
 * row's lock; then money, where names stand beside amounts that stay; then the words of all other domains; then the
 * copies that mails and notices hold of those; last the request itself.
 */
export const erasureTurns = ['openings', 'account', 'money', 'words', 'copies', 'request'] as const

const lastPlace = 1_000

/** One kind of thing that a domain stores about people: how it is handed out, and how it is let go of. */
export type PersonalData = {
  /** Its name in the file that a person is given. */
  name: string
  /** Of which duty of staff it is, where that is not the duty of its domain. */
  duty?: Belongs
  /** Further words the person is known by here; asked before anything goes. */
  findWords?(tx: Tx, userId: string): Promise<PersonalWords>
  /** Phrases that carry a part of these names; asked once all names are known. */
  findPhrases?(tx: Tx, known: PersonalWords & { userId: string }): Promise<string[]>
  /** What is kept under an address, whether or not it has an account. */
  findUnder?(services: Pick<Services, 'config'>, tx: Tx, email: string): Promise<AddressTrace[]>
  erase?(services: Pick<Services, 'config'>, tx: Tx, traces: Traces): Promise<void>
  /** `words` when none is given. */
  erasedWith?: (typeof erasureTurns)[number]
  /** The person's own rows, plain: allow-listed columns, nobody else's ids, no secrets. */
  export?(services: Pick<Services, 'config'>, tx: Tx, owner: ExportOwner): Promise<unknown>
  /** Where it stands in the file, from small to large; those that give none come last. */
  place?: number
}

/** Every kind of personal data that is erased, in the order in which it has to happen. */
export function inErasureOrder(parts: readonly PersonalData[]): PersonalData[] {
  return erasureTurns.flatMap((turn) => parts.filter(({ erasedWith = 'words' }) => erasedWith === turn))
}

/** Every kind of personal data, in the order of the file that a person is given. */
export function inFileOrder(parts: readonly PersonalData[]): PersonalData[] {
  return parts
    .filter((part) => part.export)
    .toSorted((one, other) => (one.place ?? lastPlace) - (other.place ?? lastPlace))
}

/** For what lies under an address: nothing while nobody has proved it. */
export function ofAddress<T>(
  collect: (tx: Tx, email: string, services: Pick<Services, 'config'>) => Promise<T>,
): NonNullable<PersonalData['export']> {
  return async (services, tx, { email }) => (email === null ? [] : collect(tx, email, services))
}
