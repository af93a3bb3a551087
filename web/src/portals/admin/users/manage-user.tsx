import { useQuery } from '@tanstack/react-query'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { directoryQueries } from '../../../people/directory/directory.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { FailedPart } from '../../failed-part.tsx'
import { AllowPart } from './allow-part.tsx'
import { RoleForm } from './role-form.tsx'
import { RoleTimeline } from './role-timeline.tsx'
import { SignInMail } from './sign-in-mail.tsx'
import { StandingPart } from './standing-part.tsx'
import { StateChip } from './use-user-columns.tsx'
import styles from './users.module.css'

// Of teachers alone.
const ShareLinksPart = lateInBrowser(() => import('./share-links/share-links-part.tsx'))
// Comes when a teacher is opened.
const TeacherCardsPart = lateInBrowser(() => import('./teacher-cards-part.tsx'))

export type ManageUserProps = { userId: string; onClose: () => void }

/** One person at the side of the directory: who they are, their role, whether they may sign in, what changed. */
export default function ManageUser({ userId, onClose }: ManageUserProps) {
  const { manage } = useTexts('people')
  return (
    <Drawer isOpen onClose={onClose} title={manage.title}>
      <Details key={userId} userId={userId} />
    </Drawer>
  )
}

function Details({ userId }: { userId: string }) {
  const { manage } = useTexts('people')
  const person = useQuery({ ...directoryQueries.one(userId), retry: false })
  const retry = () => void person.refetch()
  if (person.isPending) return <Skeleton lines={6} />
  if (!person.data) return <FailedPart message={manage.failed} onRetry={retry} pending={person.isFetching} />
  return <Known person={person.data} />
}

function Known({ person }: { person: Person }) {
  return (
    <div className={styles.parts}>
      <Who person={person} />
      <RoleForm key={person.role} person={person} />
      <SignInMail person={person} />
      {person.disabled_at === null && <AllowPart person={person} />}
      <StandingPart person={person} />
      {person.role === 'teacher' && <ShareLinksPart teacherId={person.id} />}
      {person.role === 'teacher' && <TeacherCardsPart key={person.id} teacherId={person.id} />}
      <RoleTimeline person={person} />
    </div>
  )
}

function Who({ person }: { person: Person }) {
  const { manage } = useTexts('people')
  const language = useLanguage()
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3>{person.full_name ?? person.email}</h3>
        <StateChip person={person} />
      </div>
      <dl className={styles.facts}>
        <dt>{manage.email}</dt>
        <dd>{person.email}</dd>
        <dt>{manage.created}</dt>
        <dd>{showTime(person.created_at, 'dated', language)}</dd>
        {person.disabled_at && (
          <>
            <dt>{manage.disabledSince}</dt>
            <dd>{showTime(person.disabled_at, 'dated', language)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
