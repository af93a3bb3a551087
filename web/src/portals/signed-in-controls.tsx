import { isStaff, type Role } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Bell } from '../oversight/inbox/bell.tsx'
import { signOut } from '../session/sign-out.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { fillText } from '../texts/fill-text.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Avatar, type AvatarRole } from '../pictures/art/avatar.tsx'
import { Button } from '../ui/button/button.tsx'
import { classNames } from '../ui/class-names/class-names.ts'
import styles from './site-header.module.css'
import { lateInBrowser } from '../ui/late/late.tsx'

// Live events and their client are heavy, and nobody waits for them to read a public page.
const StaffBell = lateInBrowser(() => import('./staff-bell.tsx'))

export type SignedInControlsProps = { session: StoredSession; place: 'bar' | 'menu' }

/** What the header holds for somebody signed in: the bell of staff, the way to the account, and the way out. */
export default function SignedInControls({ session, place }: SignedInControlsProps) {
  const { header } = useTexts('shell')
  const look = classNames(styles.text, place === 'bar' && styles.bar)
  return (
    <>
      {place === 'bar' && isStaff(session.role) && <BellOnceIdle />}
      <Link to={paths.account} className={look} title={session.email}>
        {place === 'bar' && (
          <Avatar role={avatarRole(session.role)} id={session.userId} name={session.email} />
        )}
        <span className={place === 'bar' ? 'visually-hidden' : undefined}>{header.account}</span>
      </Link>
      <SignOutButton role={session.role} className={look} />
    </>
  )
}

/** Ends the session here; it names the role, so that one sees as whom one is here. */
export function SignOutButton({ role, className }: { role: Role | null; className?: string | undefined }) {
  const { header, roles } = useTexts('shell')
  return (
    <Button kind="ghost" className={className} onClick={() => void signOut()}>
      {role ? fillText(header.signOutAs, { role: roles[role] }) : header.signOut}
    </Button>
  )
}

/** The shape of the avatar says the role; athletes and their people wear the sponsor's circle. */
export function avatarRole(role: Role | null): AvatarRole {
  if (isStaff(role)) return 'staff'
  return role === 'teacher' ? 'teacher' : 'sponsor'
}

const longestWaitMs = 2_000

function BellOnceIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no such callback; the wait is long enough for a first page there.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), longestWaitMs)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs })
    return () => cancelIdleCallback(request)
  }, [])
  if (!isIdle) return <Bell />
  return <StaffBell waiting={<Bell />} />
}
