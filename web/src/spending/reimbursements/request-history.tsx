import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { sayAgreement } from '../../session/say-agreement.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Timeline } from '../../ui/timeline/timeline.tsx'

/** What happened to a request, the latest first, with the words of whoever did it. */
export function RequestHistory({ story }: { story: ReimbursementStory }) {
  const { detail: texts } = useTexts('reimbursements')
  const second = useTexts('secondPerson')
  if (story.events.length === 0) return null
  return (
    <Timeline
      label={texts.history}
      events={story.events.map(({ id, kind, at, by, reason, ...proof }) => ({
        id,
        at,
        title: fillText(texts.events[kind], { who: by ?? texts.staff }),
        detail: sayAgreement(second, { ...proof, reason: reason === null ? null : `“${reason}”` }),
        ...((kind === 'rejected' || kind === 'bounced') && { tone: 'danger' as const }),
      }))}
    />
  )
}
