import {
  type ActionColors,
  actionColors,
  type ChosenColors,
} from '@tower/contract/outreach/charity-colors.ts'
import type { Charity, CharityDetails, KnownCharity } from '../charity.ts'
import type { OrgZones } from '@tower/contract/org-zone.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import type { SaidOnPages } from './site.ts'

/** What a page is given of what the charity says of itself. Nothing is read from the database while nothing changes. */
export async function readSaid(charity: Pick<KnownCharity, 'read'> | undefined): Promise<SaidOnPages> {
  if (!charity) return {}
  const known = await charity.read()
  return { said: siteOf(known), ...wordedOf(known) }
}

/** Of who the charity is what pages may show; what it doesn't say is left out. */
export function siteOf(
  charity: CharityDetails & { zones?: OrgZones },
): Pick<Site, 'name' | 'legalName' | 'ein'> & Partial<Site> {
  const { name, legalName, ein, address, phone, email, colors, logo, picture, zones } = charity
  return {
    ...{ name, legalName, ein: ein ?? '' },
    ...(address !== undefined && { address }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(zones !== undefined && { zones }),
    ...(colors !== undefined && { colors: tokensOf(colors) }),
    ...(logo !== undefined && {
      logo: { address: `${logo.address}/thumbnail`, width: logo.width, height: logo.height },
    }),
    ...(picture !== undefined && { picture: picture.hash.slice(0, 12) }),
  }
}

/** The tokens of the pages that follow from the chosen colors, for both themes at once. */
function tokensOf({ day, night }: ChosenColors): Record<`--${string}`, string> {
  const [byDay, byNight] = [actionColors('day', day), actionColors('night', night)]
  const both = (name: keyof ActionColors) => `light-dark(${byDay[name]}, ${byNight[name]})`
  return {
    ...{ '--primary': both('primary'), '--primary-hover': both('hover'), '--on-primary': both('on') },
    ...{ '--primary-soft': both('soft'), '--sel': both('soft'), '--link': both('primary') },
  }
}

const isOfMail = (key: string) => key.startsWith('mails.')

/** Where nobody worded anything, pages are given nothing to join. */
function wordedOf({ texts }: Charity): Pick<SaidOnPages, 'worded'> {
  const isWorded = Object.values(texts).some((words) => Object.keys(words).some((key) => !isOfMail(key)))
  return isWorded ? { worded: texts } : {}
}
