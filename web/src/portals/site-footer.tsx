import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText } from '../texts/fill-text.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Wrap } from '../ui/section/section.tsx'
import styles from './site-footer.module.css'
import { Brand } from './site-header.tsx'
import { useIsHydrated } from '../ui/hydration/use-is-hydrated.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import { useSite } from '../page/use-site.ts'
import { lateInBrowser } from '../ui/late/late.tsx'

// Nobody waits for them to read a page.
const LateOverlays = lateInBrowser(() => import('./late-overlays.tsx'))

/** The footer: where everything is, who the charity is, and what is invented. */
export function SiteFooter() {
  const { footer } = useTexts('shell')
  const site = useSite()
  const columns = [
    {
      title: footer.give,
      links: [
        { to: paths.programs, label: footer.programs },
        { to: paths.classroomAbout, label: footer.sponsorClassroom },
        { to: paths.prospects, label: footer.prospects },
        { to: paths.draws, label: footer.recentDraws },
      ],
    },
    {
      title: footer.takePart,
      links: [
        { to: paths.nominateTeacher, label: site.nominations && footer.nominateTeacher },
        { to: paths.partners, label: footer.partners },
        { to: paths.events, label: footer.events },
        { to: paths.gallery, label: footer.gallery },
      ],
    },
    {
      title: footer.about,
      links: [
        { to: paths.mission, label: footer.mission },
        { to: paths.about, label: footer.aboutUs },
        { to: paths.contact, label: footer.contact },
        { to: paths.howMoneyMoves, label: footer.howMoneyMoves },
        { to: paths.privacy, label: footer.privacy },
        { to: paths.terms, label: footer.terms },
        { to: paths.refunds, label: footer.refunds },
      ],
    },
  ]
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <Brand to={paths.home} />
            <p className={styles.promise}>{footer.promise}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(
                  ({ to, label }) =>
                    label && (
                      <li key={to}>
                        <Link to={to}>{label}</Link>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          <Charity site={site} />
          <Season />
        </div>
      </Wrap>
    </footer>
  )
}

/** Whose site this is, and how to reach them: only what the operator said. */
function Charity({ site }: { site: Site }) {
  const { footer } = useTexts('shell')
  return (
    <div>
      <p>
        {fillText(footer.copyright, {
          year: site.year ?? '',
          // The sentence brings a period of its own.
          name: (site.legalName || site.name).replace(/\.$/, ''),
        })}{' '}
        {site.ein && fillText(footer.ein, { ein: site.ein })} {site.demo && footer.demo}
      </p>
      {(site.address || site.phone || site.email) && (
        <address className={styles.reach}>
          {site.address && <span>{site.address}</span>}
          {site.phone && <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`}>{site.phone}</a>}
          {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
        </address>
      )}
    </div>
  )
}

/** The visitor's switch for the seasonal decoration. Its place is kept free, so that nothing moves when it comes. */
function Season() {
  const isHydrated = useIsHydrated()
  return <div className={styles.season}>{isHydrated && <LateOverlays />}</div>
}
