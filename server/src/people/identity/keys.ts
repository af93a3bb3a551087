import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Config } from '../../config.ts'

/** What lies encrypted in the database. */
export type SealPurpose = 'second-factor' | 'draw-seed' | 'kept-key'

/** What stays hashed under one key, whatever SECRET becomes: what it was made of is kept nowhere. */
export const keptPurposes = ['address-pseudonym', 'recovery-code'] as const
type KeptPurpose = (typeof keptPurposes)[number]

/** What is signed and sealed with the secret of now; see `secret-keys.ts`. */
type TurnedPurpose = SealPurpose | 'access-token' | 'refresh-token' | 'sign-in-code'

/** What a key of ours may be used for: one secret, a key of its own for each use. */
type KeyPurpose = KeptPurpose | TurnedPurpose

type Keyed = Pick<Config, 'SECRET' | 'SECRET_OLD' | 'keptKeys' | 'NODE_ENV'>

/** Stands in where no secret is configured. Everyone can read it here, so it never signs in production. */
const developmentSecret = 'development only: set SECRET before anyone else can reach this server'

const derived = new Map<string, Map<KeyPurpose, KeyObject>>()

/** The key for one purpose, derived from the server's secret; the same object each time, so that it is imported once. */
export function keyFor(config: Keyed, purpose: TurnedPurpose): KeyObject {
  return keyOf(secretOf(config), purpose)
}

/** The keys that are accepted for it, the one of now first. */
export function acceptedKeysFor(config: Keyed, purpose: TurnedPurpose): [KeyObject, ...KeyObject[]] {
  const { SECRET_OLD: other } = config
  return [keyFor(config, purpose), ...(other === undefined ? [] : [keyOf(other, purpose)])]
}

/** The key of what stays hashed under it. */
export function keptKeyFor(config: Keyed, purpose: KeptPurpose): KeyObject {
  const kept = config.keptKeys?.get(keptPurpose(purpose))
  return kept ? createSecretKey(kept) : keyOf(secretOf(config), purpose)
}

/** The name under which such a key outlives SECRET. */
export const keptPurpose = (purpose: KeptPurpose) => `identity:${purpose}`

/** A purpose's keys are derived once for each secret that this process knows. */
function keyOf(secret: string, purpose: KeyPurpose): KeyObject {
  const known = derived.get(secret) ?? new Map<KeyPurpose, KeyObject>()
  derived.set(secret, known)
  const key = known.get(purpose) ?? deriveKey(secret, purpose)
  known.set(purpose, key)
  return key
}

function deriveKey(secret: string, purpose: KeyPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'tower identity', purpose, 32)))
}

function secretOf({ SECRET, NODE_ENV }: Keyed): string {
  if (SECRET) return SECRET
  if (NODE_ENV === 'production') throw new Error('SECRET is needed to sign sessions in production')
  return developmentSecret
}
