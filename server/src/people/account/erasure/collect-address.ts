import type { AddressTraceKind } from '@tower/contract/people/erasure-by-address.ts'
import type { AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { seekPersonByEmail } from '../../identity/accounts/get-person-by-email.ts'

export type AddressFound = {
  accountId: string | null
  traces: AddressTrace[]
  /** All names that stand beside the address, and beside which of its traces. */
  names: { name: string; beside: AddressTraceKind[] }[]
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
  return { accountId: person?.id ?? null, traces, names: listNames(traces) }
}

function listNames(traces: readonly AddressTrace[]): AddressFound['names'] {
  const beside = new Map<string, Set<AddressTraceKind>>()
  for (const { kind, names } of traces)
    for (const name of names.map((one) => one.trim())) {
      if (!beside.has(name)) beside.set(name, new Set())
      beside.get(name)?.add(kind)
    }
  return [...beside].map(([name, kinds]) => ({ name, beside: [...kinds] }))
}
