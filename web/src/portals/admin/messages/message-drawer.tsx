import { useQuery } from '@tanstack/react-query'
import type { Message } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { isContactTopic } from '@tower/contract/outreach/inquiries.ts'
import { messageQueries } from '../../../outreach/inquiries/messages.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { AnswerForm } from './answer-form.tsx'
import styles from './messages.module.css'
import { useMessageAct } from './use-message-act.ts'
import { MessageStatus } from './use-message-columns.tsx'

/** One message at the side of the list, with its answer or the form that writes one. */
export default function MessageDrawer({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { drawer } = useTexts('messageDesk')
  return (
    <Drawer isOpen onClose={onClose} title={drawer}>
      <Details key={messageId} messageId={messageId} />
    </Drawer>
  )
}

function Details({ messageId }: { messageId: string }) {
  const { one } = useTexts('messageDesk')
  const reading = useQuery({ ...messageQueries.one(messageId), retry: false })
  if (reading.isPending) return <Skeleton lines={6} />
  if (!reading.data) return <UnreadPart reading={reading} failed={one.failed} />
  return <Known message={reading.data} />
}

function Known({ message }: { message: Message }) {
  const { one } = useTexts('messageDesk')
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        <h3>{message.name}</h3>
        <MessageStatus message={message} />
        <Facts items={useFacts(message)} />
      </div>
      <div className={styles.part}>
        <h3>{one.message}</h3>
        <p className={styles.words}>{message.message}</p>
      </div>
      <Answer message={message} />
      <AnswerForm message={message} />
      <Archive message={message} />
    </div>
  )
}

function useFacts(message: Message) {
  const { one, kinds, kind, topics } = useTexts('messageDesk')
  const language = useLanguage()
  const { organization, topic } = message
  return [
    { name: one.email, value: message.email },
    ...(organization === null ? [] : [{ name: one.organization, value: organization }]),
    { name: kind, value: kinds[message.kind] },
    ...(isContactTopic(topic) ? [{ name: one.topic, value: topics[topic] }] : []),
    { name: one.written, value: showTime(message.created_at, 'dated', language) },
    { name: one.language, value: one.languages[message.locale] },
  ]
}

/** What was answered, by whom and when. */
function Answer({ message: { answered_at: at, answered_by: by, answer } }: { message: Message }) {
  const { one } = useTexts('messageDesk')
  const { system } = useTexts('people')
  const language = useLanguage()
  if (at === null) return null
  const words = { time: showTime(at, 'dated', language), actor: by ?? system }
  return (
    <div className={styles.part}>
      <h3>{one.answer}</h3>
      <p className={styles.quiet}>{fillText(one.answeredBy, words)}</p>
      {answer === null ? <p>{one.noWords}</p> : <p className={styles.words}>{answer}</p>}
    </div>
  )
}

/** Puts the message away, or takes it back. */
function Archive({ message: { id, archived_at: at, archived_by: by } }: { message: Message }) {
  const { one, archive, restore } = useTexts('messageDesk')
  const { system } = useTexts('people')
  const language = useLanguage()
  const act = useMessageAct()
  const to = at === null ? 'archive' : 'restore'
  return (
    <div className={styles.part}>
      {at !== null && (
        <p className={styles.quiet}>
          {fillText(one.archived, { time: showTime(at, 'dated', language), actor: by ?? system })}
        </p>
      )}
      <div>
        <Button
          size="s"
          data-decide={to === 'archive' ? 'no' : undefined}
          pending={act.isPending}
          onClick={() => act.run({ id, to })}
        >
          {to === 'archive' ? archive : restore}
        </Button>
      </div>
    </div>
  )
}
