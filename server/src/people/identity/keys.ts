import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Config } from '../../config.ts'

/** What lies encrypted in the database. */
export type SealPurpose = 'second-factor' | 'draw-seed'

/** What a key of ours may be used for: one secret, a key of its own for each use. */
type KeyPurpose =
  SealPurpose | 'access-token' | 'refresh-token' | 'sign-in-code' | 'recovery-code' | 'address-pseudonym'

/** Stands in where no secret is configured. Everyone can read it here, so it never signs in production. */
const developmentSecret = 'development only: set SECRET before anyone else can reach this server'

const derived = new WeakMap<Config, Map<KeyPurpose, KeyObject>>()

/** The key for one purpose, derived from the server's secret; the same object each time, so that it is imported once. */
export function keyFor(config: Config, purpose: KeyPurpose): KeyObject {
  const known = derived.get(config) ?? new Map<KeyPurpose, KeyObject>()
  derived.set(config, known)
  const key = known.get(purpose) ?? deriveKey(secretOf(config), purpose)
  known.set(purpose, key)
  return key
}

function deriveKey(secret: string, purpose: KeyPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'tower identity', purpose, 32)))
}

function secretOf({ SECRET, NODE_ENV }: Config): string {
  if (SECRET) return SECRET
  if (NODE_ENV === 'production') throw new Error('SECRET is needed to sign sessions in production')
  return developmentSecret
}
