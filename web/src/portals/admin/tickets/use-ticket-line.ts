import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'

/** What stands below a ticket's subject for staff: whose it is, since when they wait, who has taken it. */
export function useTicketLine(): (ticket: Ticket) => string {
  const texts = useTexts('tickets')
  const support = useTexts('support')
  const language = useLanguage()
  const when = (at: string) => showTime(at, 'moment', language)
  return ({ staff, updated_at: updatedAt }) => {
    if (!staff) return ''
    const { teacher, waiting_since: since, assignee } = staff
    return [
      teacher.name ?? teacher.email,
      since === null
        ? fillText(support.updated, { time: when(updatedAt) })
        : fillText(texts.waiting, { time: when(since) }),
      ...(assignee === null ? [] : [assignee]),
    ].join(' · ')
  }
}
