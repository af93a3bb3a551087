import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { sizeWithin } from '@tower/contract/outreach/size-within.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, NavLink, useLocation } from 'react-router'
import { roleHome } from '../session/role-home.ts'
import { type StoredSession, useStoredSession } from '../session/stored-session.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { LogoMark } from '../pictures/art/logo.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { classNames } from '../ui/class-names/class-names.ts'
import { HeaderMenu } from './header-menu.tsx'
import styles from './site-header.module.css'
import { ThemeSwitch } from '../page/theme-switch.tsx'
import type { Site } from '@tower/contract/outreach/site.ts'
import { useSite } from '../page/use-site.ts'
import { lateInBrowser } from '../ui/late/late.tsx'

// Most visitors are not signed in: what only the others need comes when it is needed.
const SignedInControls = lateInBrowser(() => import('./signed-in-controls.tsx'))

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
          <SessionControl session={session} place="bar" />
          <ButtonLink kind="pencil" className={styles.donate} to={donateToClassroom}>
            {header.donate}
          </ButtonLink>
          {/* Closed again on the next page. */}
          <HeaderMenu label={header.menu} key={pathname}>
            <nav className={styles.panel} aria-label={header.label}>
              <NavLinks session={session} inMenu />
              <div className={styles.panelEnd}>
                <SessionControl session={session} place="menu" />
                <ThemeSwitch />
              </div>
            </nav>
          </HeaderMenu>
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
      {site.logo ? <UploadedLogo logo={site.logo} /> : <LogoMark height={33} />}
      {site.name}
    </Link>
  )
}

const logoSpace = { width: 112, height: 36 }

/** On white, by day and by night: nobody knows what colors it has. The name stands beside it. */
function UploadedLogo({ logo }: { logo: NonNullable<Site['logo']> }) {
  return <img src={logo.address} alt="" className={styles.logo} {...sizeWithin(logo, logoSpace)} />
}

/** The links of the row; the menu has space for what families look for, too. */
function NavLinks({ session, inMenu = false }: { session: StoredSession | null; inMenu?: boolean }) {
  const { header } = useTexts('shell')
  const site = useSite()
  const isSponsor = session?.role === 'sponsor'
  const links = [
    { to: paths.home, label: header.home },
    { to: paths.programs, label: header.programs },
    ...(inMenu && site.nominations ? [{ to: paths.nominateTeacher, label: header.nominate }] : []),
    ...(inMenu ? [{ to: paths.draws, label: header.draws }] : []),
    { to: paths.prospects, label: header.prospects },
    { to: paths.gallery, label: header.gallery },
    { to: paths.events, label: header.events },
    { to: paths.partners, label: header.partners },
    { to: paths.contact, label: header.contact },
    isSponsor
      ? { to: paths.sponsorDashboard, label: header.sponsorPortal }
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

type SessionControlProps = { session: StoredSession | null; place: 'bar' | 'menu' }

function SessionControl({ session, place }: SessionControlProps) {
  const { header } = useTexts('shell')
  const { pathname } = useLocation()
  if (session) {
    return <SignedInControls session={session} place={place} />
  }
  return (
    <Link
      to={paths.login + roleHint(pathname)}
      className={classNames(styles.text, place === 'bar' && styles.bar)}
    >
      {header.login}
    </Link>
  )
}

/** Who reads a page of sponsors or teachers finds their own portal chosen on the way in. */
function roleHint(pathname: string): string {
  const [role] = /sponsor(?=$|\/)|teacher|classroom$/.exec(pathname) ?? []
  return role ? `?role=${role === 'sponsor' ? role : 'teacher'}` : ''
}
