import { readGone } from '@tower/contract/people/nobody.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Says what is kept in place of somebody erased in the reader's language, and everything else as it stands. For pages of staff. */
export function useSaid(): (kept: string) => string {
  const { gone } = useTexts('people')
  return (kept) => {
    const is = readGone(kept)
    return is ? gone[is] : kept
  }
}
