import type { Tx } from '../../../database/database.ts'
import { inErasureOrder, type PersonalData, type Traces } from '../../../personal-parts.ts'

/** All words a person is known by, from every domain. */
export async function gatherTraces(
  tx: Tx,
  { userId, at, personalData }: { userId: string; at: Date; personalData: readonly PersonalData[] },
): Promise<Traces> {
  const addresses = new Set<string>()
  const names = new Set<string>()
  for (const { findWords } of inErasureOrder(personalData)) {
    const found = await findWords?.(tx, userId)
    for (const address of found?.addresses ?? []) addresses.add(address.trim().toLowerCase())
    for (const name of found?.names ?? []) if (name.trim() !== '') names.add(name.trim())
  }
  return { userId, at, addresses: [...addresses], names: [...names] }
}
