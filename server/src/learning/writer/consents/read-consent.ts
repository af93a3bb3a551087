import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { openWriter } from '../open-writer.ts'
import { findConsent } from './consents.queries.ts'

export type OwnSetting = { provider: string | null; agreedAt: Date | null }

type Needed = Pick<Services, 'config' | 'database' | 'clock' | 'gate' | 'log'>

/** The provider that is set up, and since when a teacher agrees to it. */
export function readConsent(services: Needed, { teacherId }: { teacherId: string }): Promise<OwnSetting> {
  return services.database.read((tx) => findSetting(tx, { provider: providerOf(services), teacherId }))
}

/** The host of the provider that is set up. */
export function providerOf(services: Needed): string | null {
  return openWriter(services)?.provider ?? null
}

/** The same in a transaction. What was agreed to of another provider counts for nothing. */
export async function findSetting(
  tx: Tx,
  { provider, teacherId }: { provider: string | null; teacherId: string },
): Promise<OwnSetting> {
  const consent = provider === null ? undefined : await findConsent(tx, teacherId)
  return { provider, agreedAt: consent?.provider === provider ? consent.agreedAt : null }
}
