import { useQuery } from '@tanstack/react-query'
import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import type { ReactNode } from 'react'
import { isCallError } from '../api/call-error.ts'
import { supportQueries } from '../spending/support/support.api.ts'
import styles from '../spending/support/support.module.css'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { FailedPart } from './failed-part.tsx'

export type OpenTicketProps = {
  ticketId: string
  /** Said where it cannot be read. */
  failed: string
  onClose: () => void
  children: (ticket: Ticket) => ReactNode
}

/** A ticket that was opened from its list: the way back, and what is said while it comes, fails or is gone. */
export function OpenTicket({ ticketId, failed, onClose, children }: OpenTicketProps) {
  const texts = useTexts('support')
  const reading = useQuery(supportQueries.ticket(ticketId))
  const ticket = reading.data?.ticket
  const isGone = isCallError(reading.error) && reading.error.status < 500
  return (
    <>
      <div className={styles.back}>
        <Button onClick={onClose}>{texts.back}</Button>
      </div>
      {isGone && <EmptyState>{texts.gone}</EmptyState>}
      {reading.isError && !isGone && (
        <FailedPart message={failed} onRetry={() => void reading.refetch()} pending={reading.isFetching} />
      )}
      {reading.isPending && <Skeleton lines={6} />}
      {ticket && !isGone && children(ticket)}
    </>
  )
}
