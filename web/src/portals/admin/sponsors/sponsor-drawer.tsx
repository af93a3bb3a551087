import { useQuery } from '@tanstack/react-query'
import type { SponsorRequest } from '@tower/contract/people/sponsor-requests.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useProfile } from '../../../session/route-guard.tsx'
import { sponsorRequestQueries } from '../../../people/sponsors/requests.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { InviteForm } from './invite-form.tsx'
import styles from './sponsors.module.css'
import { useRelease } from './use-release.ts'
import { StatusChips } from './use-request-columns.tsx'

/** One request at the side of the list, or an invitation for somebody who has none. */
export default function SponsorDrawer({ openId, onClose }: { openId: string; onClose: () => void }) {
  const { one, newInvite } = useTexts('sponsorDesk')
  const isNew = openId === 'new'
  return (
    <Drawer isOpen onClose={onClose} title={isNew ? newInvite : one.title}>
      {isNew ? <InviteForm request={undefined} /> : <Details key={openId} requestId={openId} />}
    </Drawer>
  )
}

function Details({ requestId }: { requestId: string }) {
  const { one } = useTexts('sponsorDesk')
  const reading = useQuery({ ...sponsorRequestQueries.one(requestId), retry: false })
  if (reading.isPending) return <Skeleton lines={6} />
  if (!reading.data) return <UnreadPart reading={reading} failed={one.failed} />
  return <Known request={reading.data} />
}

function Known({ request }: { request: SponsorRequest }) {
  const { one } = useTexts('sponsorDesk')
  const { asDonor } = useTexts('givers')
  const { duties } = useProfile()
  return (
    <DrawerParts>
      <div className={styles.part}>
        <h3>{request.org_name}</h3>
        <StatusChips request={request} />
        <Facts items={useFacts(request)} />
        {duties.includes('money') && (
          <Link to={`${paths.adminDonors}?q=${encodeURIComponent(request.email)}`}>{asDonor}</Link>
        )}
      </div>
      {request.status === 'fulfilled' ? (
        <Notice tone="success" announce={false}>
          {one.paid}
        </Notice>
      ) : (
        <InviteForm request={request} />
      )}
      <Packet request={request} />
    </DrawerParts>
  )
}

function useFacts(request: SponsorRequest) {
  const { one, somebody } = useTexts('sponsorDesk')
  const language = useLanguage()
  const done = (at: string, by: string | null) =>
    fillText(one.by, { time: showTime(at, 'dated', language), by: by ?? somebody })
  const { contact_name: contact, invited_at: invitedAt, released_at: releasedAt } = request
  return [
    { name: one.email, value: request.email },
    ...(contact === null ? [] : [{ name: one.contact, value: contact }]),
    { name: one.requested, value: showTime(request.requested_at, 'dated', language) },
    ...(invitedAt === null ? [] : [{ name: one.invited, value: done(invitedAt, request.invited_by) }]),
    ...(releasedAt === null ? [] : [{ name: one.released, value: done(releasedAt, request.released_by) }]),
    ...(request.fulfilled_at === null
      ? []
      : [{ name: one.fulfilled, value: showTime(request.fulfilled_at, 'dated', language) }]),
  ]
}

/** The packet of the first steps: released by a press, then its link to carry away. */
function Packet({ request }: { request: SponsorRequest }) {
  const { one, release: word } = useTexts('sponsorDesk')
  const release = useRelease(() => undefined)
  return (
    <div className={styles.part}>
      <h3>{one.packet}</h3>
      <p className={styles.quiet}>{one.packetText}</p>
      {request.action_link === null ? (
        <div>
          <Button pending={release.isPending} onClick={() => release.run(request)}>
            {word}
          </Button>
        </div>
      ) : (
        <CopyField label={one.link} value={request.action_link} code />
      )}
    </div>
  )
}
