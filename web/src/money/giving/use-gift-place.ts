import { type GiftChoice, planGift } from '@tower/contract/money/gift-plan.ts'
import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { minGiftCents } from '@tower/contract/money.ts'
import { useState } from 'react'
import { useStoredSession } from '../../session/stored-session.ts'
import { useLanguage } from '../../texts/use-texts.ts'
import { amountOfDraft, type GiftDraft, isMonthly } from './gift-draft.ts'

export type GiftPlace = { goesTo: GiftChoice; place: string }

/**
 * Where a draft would go, and in which words. Until somebody chooses, less than a slot goes to the classroom whose code
 * was entered, to the own tower of a giver who is signed in, and else to the shared one. A session that ends while the form
 * is open changes nothing the giver has read there. A gift each month goes to a tower, whatever classroom was entered.
 */
export function useGiftPlace(draft: GiftDraft, chosenName: string | undefined): GiftPlace {
  const classroomName = isMonthly(draft) ? undefined : chosenName
  const isSignedIn = useWasSignedIn()
  const language = useLanguage()
  const goesTo = chooseFor(draft, { isSignedIn, namesClassroom: classroomName !== undefined })
  const plan = planGift({
    destination: draft.destination,
    goesTo,
    amountCents: Math.max(minGiftCents, amountOfDraft(draft) ?? minGiftCents),
    namesClassroom: classroomName !== undefined,
  })
  return { goesTo, place: nameDestination(plan, { classroomName: classroomName ?? null }, language) }
}

/** Whether anybody has been signed in since the form is there. */
function useWasSignedIn(): boolean {
  const isSignedIn = useStoredSession() !== null
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  return isSignedIn || wasSignedIn
}

function chooseFor(
  { goesTo }: GiftDraft,
  { isSignedIn, namesClassroom }: { isSignedIn: boolean; namesClassroom: boolean },
): GiftChoice {
  if (goesTo !== undefined && (goesTo !== 'classroom' || namesClassroom)) return goesTo
  if (namesClassroom) return 'classroom'
  return isSignedIn ? 'own_tower' : 'shared_tower'
}
