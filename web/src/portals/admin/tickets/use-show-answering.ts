import { answeringEveryMs } from '@tower/contract/spending/support.ts'
import { useEffect } from 'react'
import { deskCalls } from '../../../spending/support/support.api.ts'

/** Shows the others of the staff that an answer is being written here, as long as somebody looks at it. */
export function useShowAnswering(ticketId: string, isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return
    const show = () => {
      if (document.visibilityState === 'visible') deskCalls.answering(ticketId).catch(() => undefined)
    }
    show()
    const timer = setInterval(show, answeringEveryMs)
    return () => clearInterval(timer)
  }, [ticketId, isWriting])
}
