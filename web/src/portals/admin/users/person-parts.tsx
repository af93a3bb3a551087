import { isStaff } from '@tower/contract/access.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { TeacherNotice } from '../../../money/approvals/teacher-notice.tsx'
import { useProfile } from '../../../session/route-guard.tsx'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { RoleForm } from './role-form.tsx'
import { StandingPart } from './standing-part.tsx'
import { StateChip } from './use-user-columns.tsx'
import styles from './users.module.css'

// Of admins, for superadmins.
const DutiesPart = lateInBrowser(() => import('./duties-form.tsx'))
// Of teachers alone.
const ShareLinksPart = lateInBrowser(() => import('./share-links/share-links-part.tsx'))
// Below what is looked for.
const SignInMail = lateInBrowser(() => import('./sign-in-mail.tsx'))
const AllowPart = lateInBrowser(() => import('./allow-part.tsx'))
const DataPart = lateInBrowser(() => import('./data-part.tsx'))
// Last of the page, far below what is looked for.
const RoleTimeline = lateInBrowser(() => import('./role-timeline.tsx'))
// Comes when a teacher is opened.
const TeacherCardsPart = lateInBrowser(() => import('./teacher-cards-part.tsx'))

/** What staff read of a person's account and may change about it. */
export function PersonParts({ person }: { person: Person }) {
  const { role, duties } = useProfile()
  const isTeacher = person.role === 'teacher'
  if (!duties.includes('people'))
    return (
      <DrawerParts>
        <Who person={person} />
        {isTeacher && duties.includes('money') && <TeacherNotice teacherId={person.id} />}
      </DrawerParts>
    )
  return (
    <DrawerParts>
      <Who person={person} />
      {isTeacher && <TeacherNotice teacherId={person.id} />}
      <RoleForm key={person.role} person={person} />
      {isStaff(person.role) && role === 'superadmin' && <DutiesPart person={person} />}
      <SignInMail person={person} />
      {person.disabled_at === null && <AllowPart person={person} />}
      <StandingPart person={person} />
      <DataPart person={person} />
      {isTeacher && duties.includes('classrooms') && <ShareLinksPart teacherId={person.id} />}
      {isTeacher && duties.includes('money') && <TeacherCardsPart key={person.id} teacherId={person.id} />}
      <RoleTimeline person={person} />
    </DrawerParts>
  )
}

function Who({ person }: { person: Person }) {
  const { manage } = useTexts('people')
  const { asDonor } = useTexts('givers')
  const { duties } = useProfile()
  const language = useLanguage()
  return (
    <div className={styles.part}>
      <StateChip person={person} />
      {duties.includes('money') && <Link to={paths.adminDonor({ donorId: person.id })}>{asDonor}</Link>}
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
