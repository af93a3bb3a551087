import { createHmac, hkdfSync } from 'node:crypto'

/**
 * What the uses of SECRET are, and what becomes of each when it is another one (`tower rotate-secret`). Of `turned` ones the new
 * secret gives the key from then on, and what the former signed or sealed is accepted as long as SECRET_OLD is set. What lies hashed
 * under `kept` ones can't be made anew, because what it was made of is kept nowhere: their keys stay.
 */
export const keptUses = [
  'approved-act/1',
  'consent-network/1',
  'erasure-marks/1',
  'keeper-browser/1',
  'leave-mail-series/1',
  'nomination-network/1',
  'nominator-mailbox/1',
  'nominator-pepper/1',
  'ticket-address/1',
  'visitors/1',
] as const
export type KeptUse = (typeof keptUses)[number]
export type TurnedUse = 'file-link/1' | 'mail-params/1'

/** The secrets of a process: the one that counts, the other that it accepts, and the keys that outlived one. */
export type Secrets = {
  SECRET?: string | undefined
  SECRET_OLD?: string | undefined
  keptKeys?: ReadonlyMap<string, Buffer> | undefined
}

/** The key of a use that stays the same whatever SECRET becomes. */
export function keptKey(secrets: Secrets, use: KeptUse): Buffer {
  return secrets.keptKeys?.get(use) ?? deriveKey(required(secrets), use)
}

/** The key that is signed and sealed with now. */
export function turnedKey(secrets: Secrets, use: TurnedUse): Buffer {
  return deriveKey(required(secrets), use)
}

/** The keys that are accepted, the one of now first. */
export function acceptedKeys(secrets: Secrets, use: TurnedUse): Buffer[] {
  return acceptedSecrets(secrets).map((secret) => deriveKey(secret, use))
}

/** The secrets that are accepted, the one of now first. */
export function acceptedSecrets(secrets: Secrets): string[] {
  return [required(secrets), ...(secrets.SECRET_OLD === undefined ? [] : [secrets.SECRET_OLD])]
}

/** The name under which the secret of a webhook outlives SECRET. */
export const keptWebhook = (salt: string) => `webhook:${salt}`

/** The key that a webhook's receiver checks with. It stays until staff renew it, for only they can tell the receiver. */
export function webhookKey(secrets: Secrets, salt: string): Buffer {
  const use = keptWebhook(salt)
  return (
    secrets.keptKeys?.get(use) ??
    createHmac('sha256', secrets.SECRET ?? '')
      .update(use)
      .digest()
  )
}

function required({ SECRET }: Secrets): string {
  if (SECRET === undefined) throw new Error('the server has no secret to derive keys from')
  return SECRET
}

function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'tower', use, 32))
}
