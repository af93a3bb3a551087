import { isStaff } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Bell } from '../oversight/inbox/bell.tsx'
import { useProfile } from '../session/route-guard.tsx'
import { roleHome } from '../session/role-home.ts'
import { fillText } from '../texts/fill-text.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Avatar } from '../pictures/art/avatar.tsx'
import { classNames } from '../ui/class-names/class-names.ts'
import { DemoRibbon } from '../page/demo-ribbon.tsx'
import styles from './portal-frame.module.css'
import type { PortalLink } from './portal-link.ts'
import { PortalNavLink } from './portal-nav-link.tsx'
import { avatarRole, SignOutButton } from './signed-in-controls.tsx'
import { Brand, LanguageLink } from './site-header.tsx'
import { SkipLink } from '../page/skip-link.tsx'
import { ThemeSwitch } from '../page/theme-switch.tsx'
import { lateInBrowser } from '../ui/late/late.tsx'

// Only staff have a bell.
const LiveBell = lateInBrowser(() => import('../oversight/inbox/live-bell.tsx'))
// Only teachers have a picture of their own.
const TeacherAvatar = lateInBrowser(() => import('../learning/badges/own-avatar.tsx'))
// No page waits for NUMA.
const Numa = lateInBrowser(() => import('../learning/assistant/portal-numa.tsx'))

/** A rail and what opens it. */
export type PortalRailParts = { pages: ReactNode; opener: (className: string | undefined) => ReactNode }

export type PortalFrameProps = {
  /** What the portal is called; names the navigation for screen readers. */
  title: string
  links: readonly PortalLink[]
  /**
   * Where there are more pages than a bar holds: all of them, in a rail. The bar on phones then has `links`, and opens it.
   * Handed over whole, so that a portal without one does not load it.
   */
  rail?: PortalRailParts
  /** Sponsors have few pages: links in the header. Teachers and staff have a rail at the left. */
  shape: 'header' | 'rail'
  /** Stands in the header, before the account. */
  tool?: ReactNode
  /** Smaller controls and text, for staff who look at lists all day. */
  dense?: boolean
  children: ReactNode
}

/** The frame of a portal: ribbon, brand, navigation, account. On phones the navigation is a bar at the bottom. */
export function PortalFrame({ title, links, rail, shape, tool, dense = false, children }: PortalFrameProps) {
  const { navigation } = useTexts('portal')
  return (
    <div className={classNames(styles.portal, styles[shape], dense && styles.dense)}>
      <SkipLink />
      <DemoRibbon />
      <header className={styles.top}>
        <PortalBrand />
        {shape === 'header' && <PortalNav title={title} links={links} className={styles.inHeader} />}
        {tool}
        <div className={styles.account}>
          <PortalNuma />
          <LanguageLink />
          <ThemeSwitch className={styles.theme} />
          <Account />
        </div>
      </header>
      <div className={styles.columns}>
        {rail?.pages}
        {shape === 'rail' && !rail && <PortalNav title={title} links={links} className={styles.inRail} />}
        <main id="main" className={styles.main}>
          {children}
        </main>
      </div>
      <PortalNav
        // Beside an open rail it is a second one, and goes by another name.
        title={rail ? navigation : title}
        links={links.map(shorten)}
        className={styles.bottom}
        opener={rail?.opener(styles.link)}
      />
    </div>
  )
}

function shorten({ shortLabel, ...link }: PortalLink): PortalLink {
  return { ...link, label: shortLabel ?? link.label }
}

function PortalBrand() {
  return <Brand to={roleHome(useProfile().role)} className={styles.brand} />
}

/** NUMA for teachers, sponsors and athletes; over the tables of staff it would be in the way. */
function PortalNuma() {
  return isStaff(useProfile().role) ? null : <Numa />
}

type PortalNavProps = {
  title: string
  links: readonly PortalLink[]
  className: string | undefined
  opener?: ReactNode
}

function PortalNav({ title, links, className, opener }: PortalNavProps) {
  return (
    <nav className={className} aria-label={title}>
      {links.map((link) => (
        <PortalNavLink key={link.to} {...link} className={styles.link} />
      ))}
      {opener}
    </nav>
  )
}

/** Initials; of a teacher, their picture. */
function OwnAvatar({ name }: { name: string }) {
  const { id, role } = useProfile()
  const initials = { role: avatarRole(role), id, name }
  if (role !== 'teacher') return <Avatar {...initials} />
  return <TeacherAvatar {...initials} waiting={<Avatar {...initials} />} />
}

/** The bell of staff, who is signed in (the way to their account), and the way out with the role. */
function Account() {
  const { account } = useTexts('portal')
  const { header } = useTexts('shell')
  const profile = useProfile()
  const name = profile.full_name ?? profile.email
  return (
    <>
      {isStaff(profile.role) && <LiveBell waiting={<Bell />} />}
      <Link to={paths.account} className={styles.who} title={fillText(account, { name })}>
        <span className="visually-hidden">{header.account}: </span>
        <OwnAvatar name={name} />
        <span className={styles.name}>{name}</span>
      </Link>
      <SignOutButton role={profile.role} className={styles.signOut} />
    </>
  )
}
