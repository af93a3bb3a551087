import { plainWords } from '@tower/contract/fold-letters.ts'
import { nameQuery } from '../../../word-query.ts'

/** Words of an address, a name or a school as a `tsquery`, each the beginning of one. Undefined finds nobody. */
export function parseNomineeSearch(typed: string): string | undefined {
  return nameQuery(plainWords(typed))
}
