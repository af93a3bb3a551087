import type { MessageLine } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import styles from './messages.module.css'

/** The columns of messages; who wrote opens the message. */
export function useMessageColumns(linkTo: (id: string) => string): ListColumn<MessageLine>[] {
  const { columns: heads, kinds } = useTexts('messageDesk')
  return [
    { id: 'who', head: heads.who, cell: (message) => <Writer message={message} to={linkTo(message.id)} /> },
    {
      id: 'message',
      rank: 2,
      head: heads.message,
      stacked: true,
      cell: ({ excerpt }) => <span className={styles.excerpt}>{excerpt}</span>,
    },
    { id: 'kind', rank: 900, head: heads.kind, cell: ({ kind }) => kinds[kind] },
    {
      id: 'written',
      rank: 3,
      head: heads.written,
      sort: '-created',
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'status', rank: 1, head: heads.status, cell: (message) => <MessageStatus message={message} /> },
  ]
}

function Writer({ message: { organization, name, email }, to }: { message: MessageLine; to: string }) {
  const { openOf } = useTexts('messageDesk')
  const shown = organization ?? name
  return (
    <div className={styles.two}>
      <Link to={to} preventScrollReset className={styles.name} aria-label={fillText(openOf, { name: shown })}>
        {shown}
      </Link>
      <span>{organization === null ? email : `${name}, ${email}`}</span>
    </div>
  )
}

const looks = {
  new: { tone: 'warning', icon: <ClockIcon />, outlined: false },
  answered: { tone: 'success', icon: <CheckIcon />, outlined: true },
  archived: { tone: 'info', icon: undefined, outlined: true },
} as const

/** How far a message is, and through whom. */
export function MessageStatus({ message }: { message: MessageLine }) {
  const { statuses } = useTexts('messageDesk')
  const { status } = message
  const by = status === 'archived' ? message.archived_by : message.answered_by
  return (
    <div className={styles.two}>
      <div>
        <Chip {...looks[status]}>{statuses[status]}</Chip>
      </div>
      {status !== 'new' && by !== null && <span className={styles.by}>{by}</span>}
    </div>
  )
}
