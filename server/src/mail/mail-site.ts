import type { CharityDetails } from '../charity.ts'
import { siteOrigin, type Config } from '../config.ts'
import type { MailSite } from './mail-parts.ts'

/** What every mail knows about the site. */
export function mailSite(config: Pick<Config, 'ORIGIN' | 'PORT'>, charity: CharityDetails): MailSite {
  return {
    name: charity.name,
    origin: siteOrigin(config),
    legalName: charity.legalName,
    ein: charity.ein,
    address: charity.address,
    phone: charity.phone,
    email: charity.email,
  }
}
