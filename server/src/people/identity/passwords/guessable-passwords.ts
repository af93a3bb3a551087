import { minPasswordLength } from '@tower/contract/people/identity.ts'

let reading: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is among the some 50,000 that people use most, in whatever case. The list is read when somebody first
 * chooses a password; shorter ones are refused before and not kept.
 */
export async function isGuessablePassword(password: string): Promise<boolean> {
  reading ??= readCommonPasswords()
  return (await reading).has(password.toLowerCase())
}

let words: Promise<ReadonlySet<string>> | undefined

/** Words that people use as passwords, and those that dice choose: each by itself is tried first, in whatever clothes. */
export function readCommonWords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]),
  )
  return words
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= minPasswordLength))
}
