import { useEffect } from 'react'
import { CheckoutOutcome } from '../checkout-outcome.tsx'
import { useAskAgain } from '../use-ask-again.ts'
import type { GiftReturn as Returned } from './gift.ts'

const forgetKept = async () => (await import('../kept-gift.ts')).forgetGifts()

/** What somebody who comes back from the payment page reads, on whichever page they come back to. */
export function GiftReturn({ checkout, around }: Returned) {
  const hasArrived = checkout?.status === 'complete'
  useAskAgain(checkout?.status === 'open')
  useEffect(() => {
    if (hasArrived) void forgetKept()
  }, [hasArrived])
  return (
    <div aria-live="polite">
      <CheckoutOutcome checkout={checkout} around={around} />
    </div>
  )
}
