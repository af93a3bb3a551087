import type { SponsorProfile } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Avatar } from '../../../pictures/art/avatar.tsx'
import styles from './profile.module.css'

/** Name, tagline, website and logo. A logo of another site is a link: nobody's browser is sent there unasked. */
export function ProfileHead({ profile }: { profile: SponsorProfile }) {
  const words = useTexts('sponsorProfile')
  const { display_name: name, handle, tagline, website_url: website, logo_url: logo } = profile
  const isOwn = logo?.startsWith('/')
  return (
    <header className={styles.head}>
      {logo && isOwn ? (
        <img
          className={styles.logo}
          src={logo}
          alt={fillText(words.logo, { name })}
          width={112}
          height={112}
        />
      ) : (
        <span className={styles.initials}>
          <Avatar role="sponsor" id={handle} name={name} />
        </span>
      )}
      <div>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1>{name}</h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <p className={styles.links}>
          {website && <OutsideLink href={website}>{hostOf(website) ?? words.website}</OutsideLink>}
          {logo && !isOwn && <OutsideLink href={logo}>{words.logoElsewhere}</OutsideLink>}
        </p>
      </div>
    </header>
  )
}

/** Only web addresses become links, whatever was saved; search engines are told that nobody here vouches for them. */
function OutsideLink({ href, children }: { href: string; children: string }) {
  if (!/^https?:\/\//i.test(href)) return null
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
      {children}
    </a>
  )
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined
}
