import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { CheckIcon, CloseIcon } from '../../ui/icons/icons.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './status-path.module.css'

type Step = {
  id: 'draft' | 'submitted' | 'approved' | 'paid' | 'rejected'
  state: 'done' | 'now' | 'next' | 'refused'
  at: string | null
}

/** Where a request stands on its way from a draft to its payment. A rejected one ends there. */
export function StatusPath({ story }: { story: ReimbursementStory }) {
  const { detail: texts } = useTexts('reimbursements')
  const language = useLanguage()
  return (
    <ol className={styles.path} aria-label={texts.path}>
      {stepsOf(story).map(({ id, state, at }) => (
        <li
          key={id}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'now' || state === 'refused' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <CheckIcon size={14} />}
            {state === 'refused' && <CloseIcon size={14} />}
          </span>
          <b>{texts.steps[id]}</b>
          {state === 'done' && <span className="visually-hidden">, {texts.done}</span>}
          {at !== null && <time dateTime={at}>{showTime(at, 'monthDay', language)}</time>}
          {at === null && id === 'approved' && state === 'next' && <span>{texts.usually}</span>}
        </li>
      ))}
    </ol>
  )
}

/** The four steps; what was never approved but paid was approved by that. */
export function stepsOf(
  story: Pick<
    ReimbursementStory,
    'status' | 'created_at' | 'submitted_at' | 'decided_at' | 'paid_at' | 'events'
  >,
): Step[] {
  const { status, created_at: created, submitted_at: submitted, decided_at: decided, paid_at: paid } = story
  const draft: Step = { id: 'draft', state: status === 'draft' ? 'now' : 'done', at: created }
  const sent: Step = {
    id: 'submitted',
    state: status === 'draft' ? 'next' : status === 'submitted' ? 'now' : 'done',
    at: submitted,
  }
  if (status === 'rejected') return [draft, sent, { id: 'rejected', state: 'refused', at: decided }]
  const approvedAt = story.events.find(({ kind }) => kind === 'approved' || kind === 'edited')
  const approved: Step = {
    id: 'approved',
    state: status === 'approved' ? 'now' : status === 'paid' ? 'done' : 'next',
    at: status === 'approved' ? decided : status === 'paid' ? (approvedAt?.at ?? paid) : null,
  }
  return [draft, sent, approved, { id: 'paid', state: status === 'paid' ? 'now' : 'next', at: paid }]
}
