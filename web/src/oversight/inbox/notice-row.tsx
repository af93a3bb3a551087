import type { AdminNotification } from '@tower/contract/oversight/inbox.contract.ts'
import { useRef } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './notice-row.module.css'
import { useMarkRead } from './use-mark-read.ts'

/** The server writes notices in English, whoever reads them: a screen reader must not read them as Spanish. */
const wordsLanguage = 'en'

/** One notice, and the button that marks it read. */
export function NoticeRow({ notice }: { notice: AdminNotification }) {
  const texts = useTexts('notifications')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button goes with the mark; whoever pressed it by keyboard stays at this notice.
  const mark = useMarkRead(() => heading.current?.focus())
  const { id, title, message, created_at: at, read_at: readAt } = notice
  return (
    <li className={classNames(styles.row, readAt === null && styles.unread)}>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          <span lang={wordsLanguage}>{title}</span>{' '}
          {readAt === null && <Chip tone="pencil">{texts.unread}</Chip>}
        </h2>
        <p lang={wordsLanguage}>{message}</p>
        <p className={styles.when}>
          <time dateTime={at}>{showTime(at, 'moment', language)}</time>
          {readAt !== null && (
            <> · {fillText(texts.readOn, { time: showTime(readAt, 'moment', language) })}</>
          )}
        </p>
        {mark.isError && (
          <p role="alert" className={styles.failed}>
            {texts.markFailed}
          </p>
        )}
      </div>
      {readAt === null && (
        <Button
          size="s"
          aria-label={fillText(texts.markReadOf, { title })}
          pending={mark.isPending}
          pendingLabel={texts.marking}
          onClick={() => mark.mutate({ ids: [id] })}
        >
          {texts.markRead}
        </Button>
      )}
    </li>
  )
}
