import { maxPasswordLength, minPasswordLength } from '@tower/contract/people/identity.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { isGuessablePassword } from './guessable-passwords.ts'
import { isDressedWord } from './is-dressed-word.ts'
import { isWornPattern, wordsOf } from './is-worn-pattern.ts'

/**
 * Refuses a new password that is too short, too long, on the lists attackers try first, one word in other clothes, little more than
 * a pattern, or mostly the person's own name or address or the charity's. No rule of characters: they make passwords worse. Length counts
 * in letters, not in bytes.
 */
export async function requireGoodPassword(
  { database, charity }: Pick<Services, 'database' | 'charity'>,
  password: string,
  { email }: { email: string },
): Promise<void> {
  const normal = password.normalize('NFKC')
  const { length } = [...normal]
  if (length < minPasswordLength) throw new Refusal('identity.weak_password')
  if (length > maxPasswordLength) throw new Refusal('identity.long_password')
  const person = await database.read((tx) => findUserByEmail(tx, email))
  const ownWords = wordsOf([email, person?.full_name, (await charity.read()).name])
  if (isWornPattern(normal, ownWords) || (await isGuessablePassword(normal)) || (await isDressedWord(normal)))
    throw new Refusal('identity.common_password')
}
