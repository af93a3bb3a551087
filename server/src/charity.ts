import type { Language } from '@tower/contract/language.ts'
import type { ChosenColors } from '@tower/contract/outreach/charity-colors.ts'
import type { OrgZones } from '@tower/contract/org-zone.ts'
import type { ShownMember } from '@tower/contract/outreach/team.contract.ts'
import type { Config } from './config.ts'

/** Who the charity is: as staff said, else as the configuration says. */
export type CharityDetails = {
  name: string
  /** Stands on receipts. */
  legalName: string
  /** The tax number; without one nothing may be called tax-deductible. */
  ein: string | undefined
  address: string | undefined
  phone: string | undefined
  email: string | undefined
  /** Of buttons and links; undefined: those of the product. */
  colors: ChosenColors | undefined
  /** As uploaded; undefined: the drawn one. */
  logo: CharityPicture | undefined
  /** What link previews show of pages that have no picture of their own; undefined: a drawn one. */
  picture: CharityPicture | undefined
}

/** A picture that staff uploaded. */
export type CharityPicture = {
  /** Where it is, without the origin. */
  address: string
  /** The name of its bytes in the store. */
  hash: string
  width: number
  height: number
}

/** Texts that staff worded, by their key. */
export type WordedTexts = Readonly<Record<string, string>>

/** What the charity says of itself now. */
export type Charity = CharityDetails & {
  texts: Readonly<Record<Language, WordedTexts>>
  /** Whom it shows of its team. */
  team: readonly ShownMember[]
  /** All of it is a rehearsal with test cards, which whatever leaves it says. */
  isRehearsal?: boolean
  /** In which zones its days were and are cut. */
  zones: OrgZones
}

/** What this process knows of the charity. Reading costs a query only when something may have changed. */
export type KnownCharity = {
  read(): Promise<Charity>
  /** Hears of changes that any process makes, from now on; answers how to stop. */
  listen(): Promise<() => Promise<void>>
  /** What was known may be outdated. */
  forget(): void
}

/** What the configuration says. */
export function configuredDetails(config: Config): CharityDetails {
  return {
    name: config.SITE_NAME,
    legalName: config.ORG_LEGAL_NAME,
    ein: config.ORG_EIN,
    address: config.ORG_ADDRESS,
    phone: config.ORG_PHONE,
    ...{ email: undefined, colors: undefined, logo: undefined, picture: undefined },
  }
}
