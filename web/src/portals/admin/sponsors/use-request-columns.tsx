import type { SponsorRequest } from '@tower/contract/people/sponsor-requests.contract.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './sponsors.module.css'
import { useRelease } from './use-release.ts'

type Opening = { linkTo: (id: string) => string; open: (id: string) => void }

/** The columns of the requests; the organization opens the panel. */
export function useRequestColumns({ linkTo, open }: Opening): ListColumn<SponsorRequest>[] {
  const { columns: heads } = useTexts('sponsorDesk')
  const language = useLanguage()
  const release = useRelease(open)
  const releasing = release.isPending ? release.input?.id : undefined
  return [
    {
      id: 'organization',
      head: heads.organization,
      sort: 'org',
      cell: ({ id, org_name: name }) => (
        <Link to={linkTo(id)} preventScrollReset className={styles.name}>
          {name}
        </Link>
      ),
    },
    {
      id: 'contact',
      head: heads.contact,
      cell: ({ email, contact_name: contact }) => (
        <div className={classNames(styles.two, styles.contact)}>
          {contact ?? <AddressText>{email}</AddressText>}
          {contact !== null && (
            <span>
              <AddressText>{email}</AddressText>
            </span>
          )}
        </div>
      ),
    },
    { id: 'status', rank: 2, head: heads.status, cell: (request) => <StatusChips request={request} /> },
    {
      id: 'requested',
      // Of these the least: beside the acts of a tablet there is no space for it.
      rank: 900,
      head: heads.requested,
      sort: '-requested',
      oneLine: true,
      cell: ({ requested_at: at }) => showTime(at, 'date', language),
    },
    {
      id: 'actions',
      rank: 1,
      head: heads.actions,
      stacked: true,
      cell: (request) => (
        <Acts
          request={request}
          to={linkTo(request.id)}
          isReleasing={releasing === request.id}
          onRelease={() => !release.isPending && release.run(request)}
        />
      ),
    },
  ]
}

type ActsProps = { request: SponsorRequest; to: string; isReleasing: boolean; onRelease: () => void }

function Acts({ request, to, isReleasing, onRelease }: ActsProps) {
  const texts = useTexts('sponsorDesk')
  const name = request.org_name
  const isReleased = request.onboarding_status === 'released'
  return (
    <div className={styles.acts}>
      {request.status !== 'fulfilled' && (
        <ButtonLink size="s" to={to} preventScrollReset aria-label={fillText(texts.inviteOf, { name })}>
          {texts.invite}
        </ButtonLink>
      )}
      <Button
        size="s"
        kind={isReleased ? 'ghost' : 'second'}
        pending={isReleasing}
        aria-label={fillText(isReleased ? texts.copyLinkOf : texts.releaseOf, { name })}
        onClick={onRelease}
      >
        {isReleased ? texts.copyLink : texts.release}
      </Button>
    </div>
  )
}

const looks = {
  requested: { tone: 'warning', icon: <ClockIcon />, outlined: false },
  link_sent: { tone: 'info', icon: <ClockIcon />, outlined: true },
  fulfilled: { tone: 'success', icon: <CheckIcon />, outlined: true },
} as const

/** How far a request is, and its packet, as sign and word. */
export function StatusChips({ request }: { request: SponsorRequest }) {
  const { statuses, onboarding, onboardings } = useTexts('sponsorDesk')
  const isReleased = request.onboarding_status === 'released'
  return (
    <div className={styles.chips}>
      <Chip {...looks[request.status]}>{statuses[request.status]}</Chip>
      <Chip outlined {...(isReleased && { tone: 'success', icon: <CheckIcon /> })}>
        {onboarding}: {onboardings[request.onboarding_status]}
      </Chip>
    </div>
  )
}
