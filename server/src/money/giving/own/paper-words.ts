import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { planGift } from '@tower/contract/money/gift-plan.ts'
import { nameDestination } from '@tower/contract/money/name-destination.ts'
import type { CharityDetails } from '../../../charity.ts'
import { drawCharityPicture } from '../../../outreach/charity/pictures/draw-charity-picture.ts'
import type { Paper } from '../../../papers/paper.ts'
import type { Services } from '../../../services.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import type { Giver } from './giver.queries.ts'
import type { OwnGiftRow } from './own-gifts.queries.ts'
import { sayDay } from '../../../say-day.ts'

/** An amount as it stands on paper, cents always said. */
export const money = (cents: number): string => formatUsd(cents, { always2: true })

/** The day of an instant, as receipts in mails say it. */
export const longDate = (at: Date, language: Language): string => sayDay(at, language)
/** The same where there is little space. */
export const shortDate = (at: Date, language: Language): string => sayDay(at, language, 'medium')

/** Where the whole gift was asked to go: what of it went back is said beside. */
export function planOwnGift(gift: OwnGiftRow) {
  const { destination, goes_to, amount_cents, classroom_id, names_athlete: namesAthlete } = gift
  return planGift(planCheckout({ destination, goes_to, amount_cents, classroom_id }, { namesAthlete }))
}

/** The same in words. */
export function nameWhere(gift: OwnGiftRow, language: Language): string {
  return nameDestination(planOwnGift(gift), { classroomName: gift.classroom_name }, language)
}

/** What was charged for a gift, what of it went back, and what is left. */
export function sumsOf({ amount_cents, fee_cover_cents, refunded_cents }: OwnGiftRow) {
  const chargedCents = amount_cents + fee_cover_cents
  const returnedCents = Math.min(refunded_cents, chargedCents)
  return { chargedCents, returnedCents, keptCents: chargedCents - returnedCents }
}

/** The charity as papers name it, the address of its site where it has one, and a PNG of its logo. */
export type Issuer = CharityDetails & {
  origin: string | undefined
  logoPng?: Buffer | undefined
  isRehearsal?: boolean
}

/** The charity as papers name it now. */
export async function readIssuer(
  services: Pick<Services, 'charity' | 'config' | 'fileStore'>,
): Promise<Issuer> {
  const known = await services.charity.read()
  const logoPng = known.logo && (await drawCharityPicture(services, known.logo, 'logo'))
  return { ...known, origin: services.config.ORIGIN, logoPng }
}

/** The charity as it stands at the head of a paper. */
export function issuerOf({
  legalName,
  ein,
  address,
  phone,
  email,
  origin,
  logoPng: logo,
  isRehearsal,
}: Issuer): Paper['issuer'] {
  const lines = [ein ? `EIN ${ein}` : undefined, address, phone, email, origin]
  return {
    name: legalName,
    lines: lines.filter((line) => line !== undefined),
    logo,
    ...(isRehearsal && { isRehearsal }),
  }
}

/** Whom a paper is sent to, where an address on paper is known. */
export function addresseeOf(
  { name, postalAddress }: Pick<Giver, 'name' | 'postalAddress'>,
  namedAs: string | null = null,
): readonly string[] | undefined {
  if (!postalAddress) return undefined
  const called = namedAs ?? name
  return [...(called === null ? [] : [called]), ...postalAddress.split('\n')]
}
