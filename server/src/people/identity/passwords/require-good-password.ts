import { maxPasswordLength, minPasswordLength } from '@tower/contract/people/identity.ts'
import { Refusal } from '../../../refusal.ts'
import { isGuessablePassword } from './guessable-passwords.ts'

/**
 * Refuses a new password that is too short, too long, on the lists attackers try first, or the person's own
 * address. No rule of characters: they make passwords worse. Length counts in letters, not in bytes.
 */
export async function requireGoodPassword(password: string, { email }: { email: string }): Promise<void> {
  const normal = password.normalize('NFKC')
  const { length } = [...normal]
  if (length < minPasswordLength) throw new Refusal('identity.weak_password')
  if (length > maxPasswordLength) throw new Refusal('identity.long_password')
  const lower = normal.toLowerCase()
  if (
    lower === email ||
    lower === email.split('@')[0] ||
    isOneLetter(normal) ||
    (await isGuessablePassword(normal))
  )
    throw new Refusal('identity.common_password')
}

function isOneLetter(password: string): boolean {
  return new Set(password).size === 1
}
