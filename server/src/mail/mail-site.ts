import { pictureAddresses } from '@tower/contract/outreach/site.ts'
import { sizeWithin } from '@tower/contract/outreach/size-within.ts'
import type { Charity, CharityPicture } from '../charity.ts'
import { siteOrigin, type Config } from '../config.ts'
import type { MailSite } from './mail-parts.ts'

/** What every mail knows about the site. */
export function mailSite(config: Pick<Config, 'ORIGIN' | 'PORT'>, charity: Charity): MailSite {
  const origin = siteOrigin(config)
  return {
    name: charity.name,
    origin,
    legalName: charity.legalName,
    ein: charity.ein,
    address: charity.address,
    phone: charity.phone,
    email: charity.email,
    isRehearsal: charity.isRehearsal,
    worded: charity.texts,
    logo: charity.logo && mailLogo(charity.logo, origin),
  }
}

/** Another logo has another address, so that no mail reader shows the one it kept. */
function mailLogo({ hash, ...size }: CharityPicture, origin: string): MailSite['logo'] {
  const url = `${origin}${pictureAddresses.logo}?v=${hash.slice(0, 12)}`
  return { url, ...sizeWithin(size, { width: 140, height: 48 }) }
}
