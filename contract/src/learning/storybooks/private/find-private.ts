import type { Language } from '../../../language.ts'
import { findAddresses } from './find-addresses.ts'
import { findBirthdays } from './find-birthdays.ts'
import { findBuses } from './find-buses.ts'
import { findEmails, findPhones } from './find-contacts.ts'
import { createFindChildren } from './find-children.ts'
import { createFindGivenNames } from './find-given-names.ts'
import type { PrivatePlace } from './private-place.ts'

export type PrivateSearch = {
  /** The class list: full names, as the teacher wrote them. */
  students: readonly string[]
  /** In which replacements are said where a line does not show its own language. */
  language: Language
  /** Words of which the teacher says that they are no child here. Names of the class list are let be only where they are words, too. */
  keptWords?: readonly string[]
  /** Also given names that stand in no class list. */
  asksNames?: boolean
}

/** Finds in texts of one class what may not be in a book: what the page marks is what the server refuses. */
export function createFindPrivate(search: PrivateSearch): (text: string) => PrivatePlace[] {
  const { students, language, keptWords = [], asksNames = false } = search
  const finds = [
    ...[findEmails, findPhones, findAddresses, findBuses, findBirthdays],
    createFindChildren(students, keptWords),
    ...(asksNames ? [createFindGivenNames(keptWords)] : []),
  ]
  return (text) => {
    const found: PrivatePlace[] = []
    // What is found first holds what lies in it: a name in an address of mail is the address.
    for (const find of finds)
      for (const place of find(text, language))
        if (!found.some(({ start, end }) => place.start < end && place.end > start)) found.push(place)
    return found.toSorted((one, other) => one.start - other.start)
  }
}

/** The same for one text. */
export function findPrivate(text: string, search: PrivateSearch): PrivatePlace[] {
  return createFindPrivate(search)(text)
}
