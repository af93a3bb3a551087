import { useQuery } from '@tanstack/react-query'
import { answeringHoldsMs } from '@tower/contract/spending/support.ts'
import { useEffect, useState } from 'react'
import { useLiveEvents } from '../../../realtime/live-listeners.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { supportQueries } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'

/** Who else of the staff is writing an answer right now. It fades when no sign of them comes any more. */
export function WhoAnswers({ ticketId }: { ticketId: string }) {
  const texts = useTexts('tickets')
  const language = useLanguage()
  const staff = useQuery(supportQueries.staff)
  const ids = useAnswering(ticketId)
  const names = ids.flatMap((id) => staff.data?.items.find((member) => member.id === id)?.name ?? [])
  return (
    <p role="status" className={styles.quiet}>
      {names.length > 0 && fillCounted(texts.answering, names.length, language, { names: names.join(', ') })}
    </p>
  )
}

function useAnswering(ticketId: string): string[] {
  const { id: ownId } = useProfile()
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map())
  useLiveEvents((topic, data) => {
    if (topic === 'ticket.answering') {
      const { ticket_id: about, user_id: who } = JSON.parse(data) as Record<string, string | undefined>
      if (about === ticketId && who !== undefined && who !== ownId)
        setSeen((before) => new Map(before).set(who, Date.now()))
    }
  })
  useEffect(() => {
    if (seen.size === 0) return
    const timer = setTimeout(
      () => setSeen((before) => new Map([...before].filter(([, at]) => at > Date.now() - answeringHoldsMs))),
      answeringHoldsMs + 100,
    )
    return () => clearTimeout(timer)
  }, [seen])
  return [...seen.keys()]
}
