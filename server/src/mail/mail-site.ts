import { siteOrigin, type Config } from '../config.ts'
import type { MailSite } from './mail-parts.ts'

/** What every mail knows about the site. */
export function mailSite(config: Config): MailSite {
  return {
    name: config.SITE_NAME,
    origin: siteOrigin(config),
    legalName: config.ORG_LEGAL_NAME,
    ein: config.ORG_EIN,
    address: config.ORG_ADDRESS,
    phone: config.ORG_PHONE,
  }
}
