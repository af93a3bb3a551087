import { maxEmailLength } from '../text-limits.ts'

/** What an address looks like: the rule of the library that calls check it with, which pages don't load. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/

/** Whether a call would take it as an address, so that a page can say so before it makes the call. */
export const isEmail = (text: string): boolean => text.length <= maxEmailLength && emailPattern.test(text)
