import { createHmac } from 'node:crypto'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { keptKeyFor } from '../keys.ts'

export type SignInRefusal = {
  email: string
  /** Which way in was tried. */
  how: 'password' | 'code' | 'link' | 'link_request' | 'recovery_request'
  because: string
}

/** Keeps a refused attempt: with the account it was made on, else with a name that stands for the address. */
export async function auditRefusal(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Tx,
  { email, how, because }: SignInRefusal,
): Promise<void> {
  const user = await findUserByEmail(tx, email)
  await writeAudit(tx, {
    at: clock.now(),
    actorId: null,
    action: 'identity.sign_in_refused',
    ...(user
      ? { targetKind: 'user', targetId: user.id }
      : { targetKind: 'address', targetId: pseudonymOf(config, email) }),
    details: { how, because },
  })
}

/**
 * The same name for the same address, which only our key leads to: whoever types an address that isn't
 * theirs, or misspells one, must not put it into a log that nothing is ever removed from.
 */
export function pseudonymOf(config: Config, email: string): string {
  const hash = createHmac('sha256', keptKeyFor(config, 'address-pseudonym')).update(email)
  return hash.digest('hex').slice(0, 32)
}
