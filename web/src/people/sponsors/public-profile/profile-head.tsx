import { fillAddress } from '@tower/contract/address.ts'
import { emblemAddress, type EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import type { SponsorProfile } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { readUrl } from '../../../api/read-url.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Avatar } from '../../../pictures/art/avatar.tsx'
import styles from './profile.module.css'

export type ProfileHeadProps = {
  profile: SponsorProfile
  /** Where it is not the page's own. */
  heading?: 'h1' | 'h3'
  /** The emblem that the sponsor bought and shows. */
  emblem?: EmblemKey | undefined
}

/** Name, tagline, website, logo and emblem. A logo of another site is a link: nobody's browser is sent there unasked. */
export function ProfileHead({ profile, heading: Heading = 'h1', emblem }: ProfileHeadProps) {
  const words = useTexts('sponsorProfile')
  const { display_name: name, handle, tagline, website_url: website, logo_url: logo } = profile
  const isOwn = logo?.startsWith('/')
  return (
    <header className={styles.head}>
      {logo && isOwn ? (
        <img
          className={styles.logo}
          src={smallest(logo)}
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
        <Heading>{name}</Heading>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <p className={styles.links}>
          {website && <OutsideLink href={website}>{hostOf(website) ?? words.website}</OutsideLink>}
          {logo && !isOwn && <OutsideLink href={logo}>{words.logoElsewhere}</OutsideLink>}
        </p>
      </div>
      {emblem && (
        <img src={fillAddress(emblemAddress, { emblem })} alt={words.emblem} width={96} height={96} />
      )}
    </header>
  )
}

/** A file of this site has a small form, which is large enough here. */
function smallest(logo: string): string {
  return /^\/files\/[0-9a-f-]{36}$/.test(logo) ? `${logo}/thumbnail` : logo
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
  return readUrl(address)?.hostname.replace(/^www\./, '')
}
