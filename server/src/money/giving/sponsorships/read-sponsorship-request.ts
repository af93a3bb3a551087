import type { HandlerInput } from '@tower/contract/endpoint.ts'
import type { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Config } from '../../../config.ts'
import type { Actor } from '../../../http/actor.ts'
import { readGiftCents } from '../checkouts/gift-amount.ts'
import type { GiftRequest } from '../checkouts/gift-request.ts'
import { readCoveredFee, readGiver, readReturns } from '../checkouts/read-gift-request.ts'

type Body = HandlerInput<typeof sponsorshipEndpoints.donate>['body']

/** Reads `prospect-donate`: a gift to one prospect, once or each month. */
export function readSponsorshipRequest(config: Config, body: Body, actor: Actor | undefined): GiftRequest {
  const amountCents = readGiftCents(body.amount_cents)
  return {
    purpose: 'donation',
    destination: 'prospects',
    programKey: 'sponsor-athlete',
    amountCents,
    feeCoverCents: body.cover_fee ? readCoveredFee(config, amountCents) : 0,
    classroomId: null,
    ...readGiver(actor, body.email),
    displayName: null,
    ...(body.language && { language: body.language }),
    ...readReturns(config, null, cancelAddress(body, amountCents)),
    sponsorship: { prospectId: body.prospect_id, goalId: body.goal_id ?? null, kind: body.type },
  }
}

/** Whoever leaves the payment page hears what did not happen, and finds what they had chosen. */
function cancelAddress({ prospect_id, type, goal_id }: Body, amountCents: number): string {
  const chosen = {
    prospect: prospect_id,
    ...(type === 'recurring' && { frequency: 'monthly' }),
    amount: String(amountCents / 100),
    ...(goal_id && { goal: goal_id }),
  }
  return `${paths.donateCancel}?${new URLSearchParams(chosen).toString()}`
}
