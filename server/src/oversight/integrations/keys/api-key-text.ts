import type { Services } from '../../../services.ts'
import { hashToken, newToken, sameHash } from '../../../people/identity/one-time-secret.ts'

/** What every key begins with, so that scanners of leaked secrets know it. */
const mark = 'tower'
const handleBytes = 8

/** A key in two parts: the handle finds its row, the secret opens it. */
export type ApiKeyText = { handle: string; secret: string }

/** Draws a new key; 256 bits of it are secret. */
export function drawApiKey(services: Pick<Services, 'random'>): ApiKeyText {
  return { handle: services.random.bytes(handleBytes).toString('hex'), secret: newToken(services) }
}

/** A key as other systems send it. */
export function writeApiKey({ handle, secret }: ApiKeyText): string {
  return `${startOf(handle)}_${secret}`
}

/** What a key begins with, which may be shown. */
export function startOf(handle: string): string {
  return `${mark}_${handle}`
}

/** The parts of what was sent; undefined where it has not the form of a key. */
export function readApiKey(text: string): ApiKeyText | undefined {
  const match = /^tower_([0-9a-f]{16})_([\w-]{43})$/.exec(text)
  return match?.[1] && match[2] ? { handle: match[1], secret: match[2] } : undefined
}

/** What is compared where no key has the handle, so that the answer takes as long. */
const nobodysHash = hashToken('')

/** Whether a secret is the one that was hashed, in a time that tells nothing. */
export function opensKey(secret: string, hash: string | undefined): boolean {
  const isSame = sameHash(hashToken(secret), hash ?? nobodysHash)
  return isSame && hash !== undefined
}
