import { paths } from '@tower/contract/pages.ts'
import type { Texts } from '../../texts/texts.ts'
import type { Checkout } from './checkout.ts'

/** A gift to one young athlete, as the page its giver returns to speaks of it. */
export type GiftToAthlete = { name: string; often: 'once' | 'monthly'; page: string; isNamed: boolean }

/** Whom a checkout's gift is for and how often; undefined when it is for no single athlete. */
export function giftToAthlete(
  { sponsorship }: Checkout,
  texts: Texts['giving']['success']['athlete'],
): GiftToAthlete | undefined {
  if (!sponsorship) return undefined
  const { monthly, prospect } = sponsorship
  return {
    // First name and initial stay on one line.
    name: prospect?.name.replaceAll(' ', '\u00a0') ?? texts.hidden,
    often: monthly ? 'monthly' : 'once',
    page: prospect ? paths.prospect({ prospectId: prospect.id }) : paths.prospects,
    isNamed: prospect !== null,
  }
}
