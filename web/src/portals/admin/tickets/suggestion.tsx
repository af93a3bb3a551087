import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { useAct } from '../../../session/use-act.ts'
import { deskCalls, readTicketsAgain } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

/** The answer that NUMA suggests: staff take it into theirs, or drop it. Nothing is sent by itself. */
export function Suggestion({ ticket, onUse }: { ticket: Ticket; onUse: (answer: string) => void }) {
  const { suggestion: texts, updateFailed } = useTexts('tickets')
  const drop = useAct(() => deskCalls.dropSuggestion(ticket.id), {
    failed: { failed: updateFailed },
    makeStale: readTicketsAgain,
  })
  const suggestion = ticket.staff?.suggestion
  if (!suggestion) return null
  return (
    <section className={styles.message} aria-label={texts.title}>
      <p className={styles.by}>{texts.title}</p>
      <p className={styles.body}>{suggestion.answer}</p>
      {suggestion.sources.length > 0 && (
        <p className={styles.quiet}>{fillText(texts.from, { sources: suggestion.sources.join(', ') })}</p>
      )}
      {drop.failure && <Notice tone="danger">{drop.failure}</Notice>}
      <div className={styles.buttons}>
        <Button size="s" data-decide="yes" onClick={() => onUse(suggestion.answer)}>
          {texts.use}
        </Button>
        <Button size="s" kind="ghost" pending={drop.isPending} onClick={() => drop.run()}>
          {texts.drop}
        </Button>
      </div>
    </section>
  )
}
