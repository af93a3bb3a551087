import { withoutUnseen } from '../name-rule.ts'
import { maxEmailLength } from '../text-limits.ts'

/** What an address looks like: the rule of the library that calls check it with, which pages don't load. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/

/**
 * An address as people paste it, by itself: without the signs that nobody sees, `mailto:`, the name that stands before it in a
 * mail, and the full stop of a sentence. Its letters stay as they are: another spelling could be another person's address.
 */
export function bareEmail(typed: string): string {
  const seen = withoutUnseen(typed).trim()
  const named = /^[^<>]*<([^<>]*)>$/.exec(seen)?.[1] ?? seen
  return named
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[.,;]+$/, '')
    .trim()
}

/** Whether a call would take it as an address, so that a page can say so before it makes the call. */
export function isEmail(typed: string): boolean {
  const text = bareEmail(typed)
  return text.length <= maxEmailLength && emailPattern.test(text)
}
