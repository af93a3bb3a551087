import type { SecondAgreement } from '@tower/contract/money/approvals.contract.ts'
import type { ReactNode } from 'react'
import { fillText } from '../texts/fill-text.ts'
import type { useTexts } from '../texts/use-texts.ts'

type Words = ReturnType<typeof useTexts<'secondPerson'>>
type Proven = { reason: string | null; reference: string | null; agreed: SecondAgreement | null }

/**
 * Why something was done and what it stands on: the reference of the bank or store, and that a second person agreed. Nothing where
 * nothing is known of it.
 */
export function sayAgreement(texts: Words, { reason, reference, agreed }: Proven): ReactNode {
  const by = agreed?.by ?? null
  const proof = [
    reference && fillText(texts.reference, { reference }),
    agreed && (by === null ? texts.agreed : fillText(texts.agreedBy, { name: by })),
  ]
    .filter(Boolean)
    .join(' ')
  if (!reason || proof === '') return reason || proof
  return (
    <>
      {reason}
      <br />
      {proof}
    </>
  )
}
