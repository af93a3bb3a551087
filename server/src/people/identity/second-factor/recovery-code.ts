import { createHmac } from 'node:crypto'
import type { Config } from '../../../config.ts'
import type { Services } from '../../../services.ts'
import { keptKeyFor } from '../keys.ts'

/** Without the letters and digits that look alike. 32 of them: each byte's low five bits pick fairly. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 12

/** Twelve characters, 60 bits, written in groups of four. */
export function newRecoveryCode({ random }: Pick<Services, 'random'>): string {
  const letters = [...random.bytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/** What is kept of a recovery code: however it was typed, keyed, and bound to its person. */
export function hashRecoveryCode(config: Config, userId: string, code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', keptKeyFor(config, 'recovery-code'))
    .update(`${userId}:${letters}`)
    .digest('hex')
}
