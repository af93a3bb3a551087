import type { AdminNotification } from '@tower/contract/oversight/inbox.contract.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './notice-cells.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { wordNotice } from './word-notice.ts'

export type NoticeProps = { notice: AdminNotification }

/** A notice in the reader's language. */
export function useNoticeWords() {
  const texts = useTexts('notifications')
  const language = useLanguage()
  return (notice: AdminNotification) => wordNotice(notice, texts, language)
}

/** What a notice says; its title leads to what it tells of. */
export function NoticeWords({ notice }: NoticeProps) {
  const { title, message } = useNoticeWords()(notice)
  return (
    <div className={styles.words}>
      <Link id={titleId(notice.id)} to={notice.leads_to}>
        {title}
      </Link>
      <p>{message}</p>
    </div>
  )
}

/** Whether the reader has read it, and when. */
export function NoticeState({ notice: { read_at: readAt } }: NoticeProps) {
  const texts = useTexts('notifications')
  const language = useLanguage()
  if (readAt === null)
    return (
      <span className={styles.oneLine}>
        <Chip tone="pencil">{texts.unread}</Chip>
      </span>
    )
  return <>{fillText(texts.readOn, { time: showTime(readAt, 'moment', language) })}</>
}

/** Marks an unread notice read. */
export function NoticeAction({ notice }: NoticeProps) {
  const texts = useTexts('notifications')
  const { id, read_at: readAt } = notice
  const { title } = useNoticeWords()(notice)
  // The button goes with the mark; whoever pressed it by keyboard stays at this notice, or on this page.
  const mark = useMarkRead(() => stayAt(titleId(id)))
  if (readAt !== null) return null
  return (
    <>
      {mark.isError && (
        <p role="alert" className={styles.failed}>
          {texts.markFailed}
        </p>
      )}
      <Button
        size="s"
        className={styles.oneLine}
        aria-label={fillText(texts.markReadOf, { title })}
        pending={mark.isPending}
        pendingLabel={texts.marking}
        onClick={() => mark.mutate({ ids: [id] })}
      >
        {texts.markRead}
      </Button>
    </>
  )
}

function titleId(id: string): string {
  return `notice-${id}`
}

/** Among unread notices alone a read one is gone: then the heading of the page takes the focus. */
function stayAt(id: string): void {
  const place = document.getElementById(id) ?? document.querySelector('h1')
  if (!place) return
  place.tabIndex = -1
  place.focus()
}
