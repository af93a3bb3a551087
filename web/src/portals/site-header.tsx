import { Link, NavLink, useLocation } from 'react-router'
import { donateToClassroom, paths } from '../paths.ts'
import { roleHome } from '../session/role-home.ts'
import { signOut } from '../session/sign-out.ts'
import { type StoredSession, useStoredSession } from '../session/stored-session.ts'
import { fillText } from '../texts/fill-text.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { LogoMark } from '../ui/art/logo.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { BellIcon, CloseIcon, MenuIcon } from '../ui/icons.tsx'
import styles from './site-header.module.css'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { useSite } from '../ui/use-site.ts'

/** The header of the public pages. It reads the stored session, so that it knows the role without asking. */
export function SiteHeader() {
  const { header } = useTexts('shell')
  const session = useStoredSession()
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={classNames(styles.row, session !== null && styles.crowded)}>
        <Brand to={session ? roleHome(session.role) : paths.home} />
        <nav className={styles.nav} aria-label={header.label}>
          <NavLinks session={session} />
        </nav>
        <div className={styles.actions}>
          <LanguageLink />
          <ThemeSwitch className={styles.wide} />
          <NotificationsLink session={session} />
          <span className={styles.wide}>
            <SessionControl session={session} />
          </span>
          <ButtonLink kind="pencil" className={styles.donate} to={donateToClassroom}>
            {header.donate}
          </ButtonLink>
          {/* Open without a script, and closed again on the next page. */}
          <details className={styles.menu} key={pathname}>
            <summary aria-label={header.menu}>
              <MenuIcon size={24} className={styles.menuClosed} />
              <CloseIcon size={24} className={styles.menuOpen} />
            </summary>
            <nav className={styles.panel} aria-label={header.label}>
              <NavLinks session={session} />
              <div className={styles.panelEnd}>
                <SessionControl session={session} />
                <ThemeSwitch />
              </div>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

/** The logo with the charity's name. */
export function Brand({ to, className }: { to: string; className?: string | undefined }) {
  const site = useSite()
  return (
    <Link to={to} className={classNames(styles.brand, className)}>
      <LogoMark height={33} />
      {site.name}
    </Link>
  )
}

function NavLinks({ session }: { session: StoredSession | null }) {
  const { header } = useTexts('shell')
  const isSponsor = session?.role === 'sponsor'
  const links = [
    { to: paths.home, label: header.home },
    { to: paths.programs, label: header.programs },
    { to: paths.prospects, label: header.prospects },
    { to: paths.gallery, label: header.gallery },
    { to: paths.events, label: header.events },
    { to: paths.partners, label: header.partners },
    { to: paths.contact, label: header.contact },
    isSponsor
      ? { to: paths.sponsorPortal, label: header.sponsorPortal }
      : { to: paths.sponsor, label: header.sponsor },
    ...(isSponsor ? [{ to: paths.sponsorCredits, label: header.credits }] : []),
  ]
  return links.map(({ to, label }) => (
    <NavLink key={to} to={to} end={to === paths.home} className={classNames(styles.link)}>
      {label}
    </NavLink>
  ))
}

/** The other language; a plain link, so that it works without a script and can be shared. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { header } = useTexts('shell')
  const { pathname, search } = useLocation()
  const other = useLanguage() === 'es' ? 'en' : 'es'
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <a
      className={classNames(styles.text, className)}
      href={`${pathname}?${query}`}
      lang={other}
      hrefLang={other}
    >
      <span className={styles.long}>{header.otherLanguage} </span>
      <span className={styles.short}>{header.otherLanguageShort}</span>
    </a>
  )
}

function SessionControl({ session }: { session: StoredSession | null }) {
  const { header, roles } = useTexts('shell')
  if (!session) {
    return (
      <Link to={paths.login} className={styles.text}>
        {header.login}
      </Link>
    )
  }
  const label = session.role ? fillText(header.signOutAs, { role: roles[session.role] }) : header.signOut
  return (
    <Button kind="ghost" className={styles.text} onClick={() => void signOut()}>
      {label}
    </Button>
  )
}

function NotificationsLink({ session }: { session: StoredSession | null }) {
  const { header } = useTexts('shell')
  if (session?.role !== 'admin' && session?.role !== 'superadmin') return null
  return (
    <ButtonLink kind="ghost" iconOnly to={paths.adminNotifications} aria-label={header.notifications}>
      <BellIcon />
    </ButtonLink>
  )
}
