import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { mailingQueries } from '../../../outreach/mailings/mailings.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { useDrawer } from '../../../ui/drawer/use-drawer.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { MailingDetails } from './mailing-details.tsx'
import { WriteMailing } from './write-mailing.tsx'

export type MailingDrawerProps = {
  /** A mailing by its id, or `new`. */
  shows: string
  onClose: () => void
}

/** At the side of the list: a mailing to write, or one with its words, its number and what can be done about it. */
export default function MailingDrawer({ shows, onClose }: MailingDrawerProps) {
  const texts = useTexts('mailings')
  const { linkTo } = useDrawer('mailing')
  const navigate = useNavigate()
  const isNew = shows === 'new'
  return (
    <Drawer isOpen onClose={onClose} title={isNew ? texts.writeTitle : texts.one}>
      {isNew ? (
        <WriteMailing
          onClose={onClose}
          onKept={(id) => void navigate(linkTo(id), { replace: true, preventScrollReset: true })}
        />
      ) : (
        <Opened key={shows} mailingId={shows} />
      )}
    </Drawer>
  )
}

/** While it leaves its numbers change by themselves. */
const lookAgainMs = 5_000

function Opened({ mailingId }: { mailingId: string }) {
  const texts = useTexts('mailings')
  const [isChanging, setChanging] = useState(false)
  const reading = useQuery({
    ...mailingQueries.one(mailingId),
    retry: false,
    refetchInterval: ({ state: { data } }) => ((data?.progress?.waiting ?? 0) > 0 ? lookAgainMs : false),
  })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failedOne} />
  const stop = () => setChanging(false)
  if (isChanging) return <WriteMailing mailing={reading.data} onClose={stop} onKept={stop} />
  return <MailingDetails mailing={reading.data} onChange={() => setChanging(true)} />
}
