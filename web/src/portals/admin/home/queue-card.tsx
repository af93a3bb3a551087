import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { queueEndpoints } from '@tower/contract/oversight/queue.contract.ts'
import { mostQueueLines, usualQueueLength } from '@tower/contract/oversight/queue.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { queueQuery } from '../../../oversight/queue/queue.api.ts'
import { fillCounted, fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { useListKeys } from '../../../ui/list-page/use-list-keys.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { ageText } from './age-text.ts'
import { moveInQueue } from './move-in-queue.ts'
import { queueIcons } from './queue-icons.ts'
import { QueueLine } from './queue-line.tsx'
import styles from './queue.module.css'
import { refreshed } from './refreshed.ts'

// Comes with the key.
const KeysHelp = lateInBrowser(() => import('./queue-keys-help.tsx'))

type Queue = CallOutput<typeof queueEndpoints.read>

/** How many kinds of work stand above the list, those that press most. */
const mostTiles = 4

/** What waits for a person, what presses most first. Each line leads to where it is done. */
export function QueueCard() {
  const { queue: texts } = useTexts('consoleHome')
  const [isWhole, setWhole] = useState(false)
  const limit = isWhole ? mostQueueLines : usualQueueLength
  const reading = useQuery({ ...queueQuery(limit), ...refreshed, placeholderData: keepPreviousData })
  const queue = reading.data
  const page = useRef<HTMLDivElement>(null)
  const keys = useListKeys(page)
  return (
    <div ref={page}>
      <Card
        title={texts.title}
        flush
        action={queue && queue.total > 0 && <Waiting queue={queue} />}
        footer={queue && <More queue={queue} isWhole={isWhole} onToggle={() => setWhole(!isWhole)} />}
      >
        {reading.isError && (
          <div className={styles.failed}>
            <UnreadPart reading={reading} failed={texts.failed} />
          </div>
        )}
        {reading.isPending && (
          <div className={styles.failed}>
            <Skeleton lines={6} />
          </div>
        )}
        {queue && (queue.total === 0 ? <NothingWaits /> : <Lines queue={queue} />)}
      </Card>
      {keys.isHelpOpen && <KeysHelp onClose={keys.closeHelp} />}
    </div>
  )
}

function NothingWaits() {
  const { queue: texts } = useTexts('consoleHome')
  return (
    <div className={styles.empty}>
      <p>{texts.empty}</p>
      <p>{texts.emptyText}</p>
    </div>
  )
}

function Lines({ queue }: { queue: Queue }) {
  const { queue: texts } = useTexts('consoleHome')
  return (
    <>
      <ul className={styles.kinds} aria-label={texts.kindsLabel}>
        {queue.kinds.slice(0, mostTiles).map((counted) => (
          <KindTile key={counted.kind} counted={counted} readAt={queue.read_at} />
        ))}
      </ul>
      <ol className={styles.lines} aria-label={texts.title} onKeyDown={moveInQueue}>
        {queue.items.map((item, place) => (
          <QueueLine key={`${item.kind}-${item.id}`} item={item} place={place} readAt={queue.read_at} />
        ))}
      </ol>
    </>
  )
}

type KindTileProps = { counted: Queue['kinds'][number]; readAt: string }

function KindTile({
  counted: { kind, count, has_more: hasMore, oldest_at: oldestAt, due_at: dueAt, leads_to: leadsTo },
  readAt,
}: KindTileProps) {
  const language = useLanguage()
  const { queue: texts } = useTexts('consoleHome')
  const age = useAge(oldestAt, readAt)
  const Icon = queueIcons[kind]
  return (
    <li>
      <Link to={leadsTo} className={styles.tile}>
        <span className={styles.kind}>
          <Icon size={16} /> {texts.kinds[kind].plural}
        </span>
        <span className={dueAt === null ? undefined : styles.pressing}>
          <strong>{useCountText(count, hasMore)}</strong>{' '}
          {dueAt === null
            ? fillText(texts.oldest, { age })
            : fillText(dueAt < readAt ? texts.overdue : texts.due, {
                day: showTime(dueAt, 'monthDay', language),
              })}
        </span>
      </Link>
    </li>
  )
}

function Waiting({ queue: { total, has_more: hasMore, kinds, read_at: readAt } }: { queue: Queue }) {
  const { queue: texts } = useTexts('consoleHome')
  const language = useLanguage()
  const oldestAt = kinds.map(({ oldest_at: at }) => at).toSorted()[0]
  const age = useAge(oldestAt ?? readAt, readAt)
  const count = useCountText(total, hasMore)
  return <span className={styles.quiet}>{fillCounted(texts.waiting, total, language, { count, age })}</span>
}

type MoreProps = { queue: Queue; isWhole: boolean; onToggle: () => void }

function More({ queue: { total, has_more: hasMore, items }, isWhole, onToggle }: MoreProps) {
  const { queue: texts } = useTexts('consoleHome')
  const count = useCountText(total, hasMore)
  if (total <= usualQueueLength || (!isWhole && items.length >= total)) return null
  const isCut = total > mostQueueLines
  const all = isCut ? fillText(texts.showMore, { count: mostQueueLines }) : fillText(texts.showAll, { count })
  return (
    <Button kind="ghost" size="s" aria-expanded={isWhole} onClick={onToggle}>
      {isWhole ? texts.showFewer : all}
    </Button>
  )
}

function useAge(since: string, until: string): string {
  const { queue: texts } = useTexts('consoleHome')
  return ageText(since, until, { language: useLanguage(), under: texts.under })
}

/** Beyond a bound nobody counts on: “1,000+”. */
function useCountText(count: number, hasMore: boolean): string {
  const { queue: texts } = useTexts('consoleHome')
  const shown = showNumber(count, useLanguage())
  return hasMore ? fillText(texts.more, { count: shown }) : shown
}
