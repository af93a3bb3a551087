import type { Tx } from '../../../database/database.ts'
import type { PersonalWords } from '../../../database/redact-text.ts'
import { inErasureOrder, type PersonalData, type Traces } from '../../../personal-parts.ts'

export type Gathered = {
  userId: string
  at: Date
  personalData: readonly PersonalData[]
  /** Names that are known besides those that the domains find. */
  names?: readonly string[]
  /** Names that stand in rows of theirs and are somebody else’s: nothing is looked for by these. */
  othersNames?: readonly string[]
}

/** All words a person is known by, from every domain. */
export async function gatherTraces(tx: Tx, wanted: Gathered): Promise<Traces> {
  const { userId, at, personalData } = wanted
  const known = await gatherWords(tx, wanted)
  const phrases: string[] = []
  for (const { findPhrases } of personalData)
    if (findPhrases) phrases.push(...(await findPhrases(tx, { ...known, userId })))
  return { userId, at, ...known, phrases }
}

async function gatherWords(
  tx: Tx,
  { userId, personalData, names: more = [], othersNames = [] }: Gathered,
): Promise<PersonalWords> {
  const addresses = new Set<string>()
  const names = new Set<string>(more)
  const noName = new Set(['', ...othersNames])
  for (const { findWords } of inErasureOrder(personalData)) {
    const found = await findWords?.(tx, userId)
    for (const address of found?.addresses ?? []) addresses.add(address.trim().toLowerCase())
    const known = (found?.names ?? []).map((name) => name.trim())
    for (const name of known.filter((one) => !noName.has(one))) names.add(name)
  }
  return { addresses: [...addresses], names: [...names] }
}
