import type { WaitingItem } from '@tower/contract/oversight/queue.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import Clock from 'lucide-react/icons/clock-alert'
import { useId } from 'react'
import { Avatar } from '../../../pictures/art/avatar.tsx'
import { useSaid } from '../../../people/use-said.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { NameText } from '../../../ui/type/name-text.tsx'
import { handOver } from '../queue-walk/steps-from.ts'
import { toldApart } from '../told-apart.ts'
import { ageText, daysBetween, lateAfterDays } from './age-text.ts'
import { queueIcons } from './queue-icons.ts'
import styles from './queue.module.css'

export type QueueLineProps = { item: WaitingItem; place: number; readAt: string }

/** One thing that waits: what it is, whose, how much, since when, and the way to where it is done. */
export function QueueLine({ item, place, readAt }: QueueLineProps) {
  const { queue: texts } = useTexts('consoleHome')
  const [nameId, verbId] = [useId(), useId()]
  const { name, verb } = texts.kinds[item.kind]
  const said = useSaid()
  const Icon = queueIcons[item.kind]
  return (
    <li className={styles.line}>
      <span className={styles.sign}>
        <Icon size={18} />
      </span>
      <span className={styles.what} id={nameId}>
        <strong>{item.what === '' ? name : said(item.what)}</strong>
        {item.is_yours ? <span>{texts.waitsForOthers}</span> : item.what !== '' && <span>{name}</span>}
      </span>
      <span className={styles.who}>
        {item.who && (
          <>
            <Avatar role={roleOf(item)} id={item.who} name={toldApart(item.who)} size="s" />{' '}
            <span>
              <NameText>{said(item.who)}</NameText>
            </span>
          </>
        )}
      </span>
      <span className={styles.amount}>
        {item.is_urgent && <Chip tone="danger">{texts.urgent}</Chip>}
        {item.amount_cents !== null && formatUsd(item.amount_cents, { always2: true })}
      </span>
      <Age item={item} readAt={readAt} />
      <ButtonLink
        size="s"
        to={item.leads_to}
        state={handOver({ item, place })}
        data-line
        aria-labelledby={`${verbId} ${nameId}`}
      >
        <span id={verbId}>{item.is_yours ? texts.yours : verb}</span>
      </ButtonLink>
    </li>
  )
}

function Age({ item: { since, due_at: dueAt }, readAt }: Omit<QueueLineProps, 'place'>) {
  const { queue: texts } = useTexts('consoleHome')
  const language = useLanguage()
  const age = ageText(since, readAt, { language, under: texts.under })
  const isLate = daysBetween(since, readAt) >= lateAfterDays
  if (dueAt) {
    const day = showTime(dueAt, 'monthDay', language)
    return (
      <span className={styles.late}>
        <Clock size={15} /> {fillText(dueAt < readAt ? texts.overdue : texts.due, { day })}
      </span>
    )
  }
  if (!isLate) return <span className={styles.age}>{age}</span>
  return (
    <span className={styles.late}>
      <Clock size={15} /> {age} <span className="visually-hidden">{texts.late}</span>
    </span>
  )
}

const fromGivers: readonly WaitingItem['kind'][] = ['dispute', 'payment_review', 'offline_gift', 'pledge']

function roleOf({ kind }: WaitingItem) {
  if (kind === 'approval' || kind === 'mailing') return 'staff'
  return fromGivers.includes(kind) ? 'sponsor' : 'teacher'
}
