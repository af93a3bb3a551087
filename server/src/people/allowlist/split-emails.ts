import { Email } from '@tower/contract/people/email.contract.ts'
import { Refusal } from '../../refusal.ts'

/** The addresses of a text, separated by tabs, lines, commas or semicolons. One that is none refuses them all. */
export function splitEmails(text: string): string[] {
  const words = text.split(/[\t\r\n,;]+/).filter((word) => word.trim() !== '')
  return words.map((word) => {
    const email = Email.safeParse(word)
    if (!email.success) throw new Refusal('allowlist.invalid_email')
    return email.data
  })
}
