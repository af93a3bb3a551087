import type { Destination } from '@tower/contract/money/giving.ts'
import { defaultDestination, findProgramKey } from './gift-draft.ts'
import { type GiftPlace, useGiftPlace } from './use-gift-place.ts'

/** Where a gift to a program goes: one that has not opened takes nothing for itself. */
export function usePlaceOfProgram(
  programKey: string,
  cents: number | undefined,
): GiftPlace & { destination: Destination } {
  const program = findProgramKey(programKey)
  const destination = program ? defaultDestination(program) : 'project'
  const place = useGiftPlace(
    {
      destination,
      frequency: 'once',
      goesTo: undefined,
      presetCents: cents,
      customAmount: '',
      coverFee: false,
      anonymous: false,
      tributeKind: 'none',
      tributeName: '',
    },
    undefined,
  )
  return { ...place, destination }
}
