import type { LeftOutReason } from '@tower/contract/money/desk.ts'
import { maxStatementGifts } from '@tower/contract/money/own-giving.ts'
import { unwritable } from '../../../papers/paper-fonts.ts'

type Addressee = { name: string | null; postalAddress: string | null; gifts?: number }

/**
 * Why somebody's paper is not printed among those of many, which nobody reads one by one before they are mailed. A name with question
 * marks is no name to write to: staff hear whose it is instead, and the papers of all others are printed.
 */
export function whyLeftOut({ name, postalAddress, gifts = 0 }: Addressee): LeftOutReason | undefined {
  if (name === null) return 'no_name'
  if (gifts > maxStatementGifts) return 'too_many_gifts'
  return unwritable([name, postalAddress ?? '']).length > 0 ? 'letters' : undefined
}
