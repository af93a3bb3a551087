import { consentParts } from '@tower/contract/people/consent-text.ts'
import type { ConsentParts } from './consents.queries.ts'

/** Whether two words allow the same, part by part. */
export function isSameWord(one: ConsentParts, other: ConsentParts): boolean {
  return consentParts.every((part) => one[part] === other[part])
}

/** Whether something is no longer allowed that was: what shows it and has not left yet is withdrawn. */
export function isLess(after: ConsentParts, before: ConsentParts): boolean {
  return consentParts.some((part) => before[part] && !after[part])
}
