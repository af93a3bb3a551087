import type { AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { seekPersonByEmail } from '../../identity/accounts/get-person-by-email.ts'

export type AddressFound = {
  accountId: string | null
  traces: AddressTrace[]
  /** All names that stand beside the address. */
  names: string[]
}

/** What every domain keeps under an address, and whether it has an account. */
export async function collectAddress(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { email, personalData }: { email: string; personalData: readonly PersonalData[] },
): Promise<AddressFound> {
  const person = await seekPersonByEmail(tx, email)
  const traces: AddressTrace[] = []
  for (const { findUnder } of personalData) traces.push(...((await findUnder?.(services, tx, email)) ?? []))
  const names = new Set(traces.flatMap((trace) => trace.names.map((name) => name.trim())))
  return { accountId: person?.id ?? null, traces, names: [...names] }
}
