import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import { splitQuoted } from '@tower/contract/spending/split-quoted.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './support.module.css'

export type MessageListProps = {
  messages: Ticket['ticket_messages']
  /** Says who wrote a message, and whether that is the reader's own side. */
  nameOf: (message: TicketMessage) => string
  isOwn: (message: TicketMessage) => boolean
}

/** The thread of a ticket, oldest first. New messages are read out as they come. */
export function MessageList({ messages, nameOf, isOwn }: MessageListProps) {
  const { thread } = useTexts('support')
  const language = useLanguage()
  return (
    <ol className={styles.thread} aria-label={thread} aria-live="polite">
      {messages.map((message) => (
        <li
          key={message.id}
          className={classNames(
            styles.message,
            isOwn(message) && styles.own,
            message.visibility === 'internal' && styles.note,
          )}
        >
          <p className={styles.by}>
            {nameOf(message)}{' '}
            <time dateTime={message.created_at}>{showTime(message.created_at, 'moment', language)}</time>
          </p>
          <Words body={message.body} />
          <Files files={message.attachments} />
        </li>
      ))}
    </ol>
  )
}

/** What was written; the mail that it answers, where it came by mail, is folded below. */
function Words({ body }: { body: string }) {
  const texts = useTexts('support')
  const { words, quoted } = splitQuoted(body)
  return (
    <>
      {words !== '' && <p className={styles.body}>{words}</p>}
      {quoted !== '' && (
        <details className={styles.quoted}>
          <summary>{texts.quoted}</summary>
          <p className={styles.body}>{quoted}</p>
        </details>
      )}
    </>
  )
}

function Files({ files }: { files: TicketMessage['attachments'] }) {
  const texts = useTexts('support')
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={texts.attachments}>
      {files.map(({ file_id: id, name, url, thumbnail_url: thumbnail }) => (
        <li key={id}>
          {url === null ? (
            <span className={styles.quiet}>{fillText(texts.fileGone, { name })}</span>
          ) : (
            <a href={url} target="_blank" rel="noopener" className={styles.file}>
              {thumbnail && <img src={thumbnail} alt="" />}
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
