import type { HandlerInput } from '@tower/contract/endpoint.ts'
import type { sponsorshipEndpoints } from '@tower/contract/money/sponsorships.contract.ts'
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
    ...readReturns(config, null, `/prospect/${encodeURIComponent(body.prospect_id)}`),
    sponsorship: { prospectId: body.prospect_id, goalId: body.goal_id ?? null, kind: body.type },
  }
}
