import { defaultDestination, findProgramKey } from './gift-draft.ts'
import { type GiftPlace, useGiftPlace } from './use-gift-place.ts'

/** Where a gift to a program goes: one that has not opened takes nothing for itself. */
export function usePlaceOfProgram(programKey: string, cents: number | undefined): GiftPlace {
  const program = findProgramKey(programKey)
  return useGiftPlace(
    {
      destination: program ? defaultDestination(program) : 'project',
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
}
