import type { HandlerInput } from '@tower/contract/endpoint.ts'
import { maxGiftCents, slotPriceCents } from '@tower/contract/money.ts'
import { goesStraight } from '@tower/contract/money/gift-plan.ts'
import { destinations, programKeys, type Destination, type ProgramKey } from '@tower/contract/money/giving.ts'
import type { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { feeCoverCents } from '@tower/contract/money/fee-cover.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin, type Config } from '../../../config.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import { readGiftCents, readGiftDollars } from './gift-amount.ts'
import type { GiftRequest } from './gift-request.ts'
import { readReturnAddress, withSessionId } from './return-address.ts'

type SessionBody = HandlerInput<typeof givingEndpoints.createCheckoutSession>['body']
type ProgramBody = HandlerInput<typeof givingEndpoints.donationsCreate>['body']

/** Reads both forms of `create-checkout-session`: a gift, or with `metadata.program` a Sponsor Slot. */
export function readSessionRequest(config: Config, body: SessionBody, actor: Actor | undefined): GiftRequest {
  const { metadata = {} } = body
  const destination = destinations.find((known) => known === body.destination)
  if (!destination) throw new Refusal('giving.unknown_destination')
  const purpose = metadata.program && destination === 'classrooms' ? 'sponsor_slot' : 'donation'
  const amountCents = readGiftCents(body.amount_cents)
  if (purpose === 'sponsor_slot' && amountCents !== slotPriceCents) throw new Refusal('giving.slot_price')
  return {
    purpose,
    destination,
    programKey: programOf[destination],
    amountCents,
    feeCoverCents: body.cover_fee ? readCoveredFee(config, amountCents) : 0,
    classroomId: body.classroom_id ?? null,
    ...readGiver(actor, body.email ?? metadata.sponsor_email),
    displayName: metadata.sponsor_display_name?.trim() || null,
    ...readExtras(body),
    ...readReturns(config, body.success_url, body.cancel_url),
    ...readChoice(body, { destination, amountCents, namesClassroom: Boolean(body.classroom_id) }),
    ...readFrequency(body, { purpose, destination }),
  }
}

/** A gift each month lies on a tower: one classroom, which a draw gives a slot once a year, could not take it for good. */
function readFrequency(
  { frequency, classroom_id: classroomId }: Pick<SessionBody, 'frequency' | 'classroom_id'>,
  { purpose, destination }: Pick<GiftRequest, 'purpose' | 'destination'>,
): Pick<GiftRequest, 'sponsorship'> {
  if (frequency !== 'monthly') return {}
  if (purpose !== 'donation' || destination !== 'classrooms' || classroomId)
    throw new Refusal('giving.monthly_to_towers')
  return { sponsorship: { prospectId: null, goalId: null, kind: 'recurring' } }
}

type Chosen = Pick<GiftRequest, 'goesTo' | 'language'> &
  Partial<Pick<GiftRequest, 'destination' | 'programKey'>>

/** What a gift to classrooms is for, where somebody chose; money that goes straight to one counts for no program. */
function readChoice(
  { goes_to: goesTo, language }: Pick<SessionBody, 'goes_to' | 'language'>,
  gift: { destination: Destination; amountCents: number; namesClassroom: boolean },
): Chosen {
  const isChosen = goesTo !== undefined && gift.destination === 'classrooms'
  return {
    ...(language && { language }),
    ...(isChosen && { goesTo }),
    ...(isChosen && goesStraight({ ...gift, goesTo }) && { destination: 'teacher_direct', programKey: null }),
  }
}

/** Reads `donations-create`: dollars for one of the programs. */
export function readProgramRequest(config: Config, body: ProgramBody, actor: Actor | undefined): GiftRequest {
  const { programKey, destination } = readProgram(body)
  const amountCents = readGiftDollars(body.amount)
  return {
    purpose: 'donation',
    destination,
    programKey,
    amountCents,
    feeCoverCents: 0,
    classroomId: null,
    ...readGiver(actor, null),
    displayName: null,
    ...readReturns(config, body.successPath, body.cancelPath),
    ...readChoice(body, { destination, amountCents, namesClassroom: false }),
  }
}

/** Absent where nothing is wished, so that a plain gift keeps its digest. */
function readExtras({ anonymous, tribute }: SessionBody): Pick<GiftRequest, 'anonymous' | 'tribute'> {
  return { ...(anonymous && { anonymous: true }), ...(tribute && { tribute }) }
}

/** The program that a gift to each destination counts for. */
export const programOf: Record<Destination, ProgramKey | null> = {
  classrooms: 'sponsor-classroom',
  prospects: 'sponsor-athlete',
  project: null,
}

const destinationOf: Record<ProgramKey, Destination> = {
  'sponsor-classroom': 'classrooms',
  'sponsor-athlete': 'prospects',
  'rent-assistance': 'project',
  'tower-smbs': 'project',
}

/**
 * Where gifts go to the program that somebody names, by whichever of its names, and the program they count for: what the
 * general fund splits counts for none, least of all for one that hasn't opened.
 */
export function readProgram({
  programKey,
  programId,
  programName,
}: Pick<ProgramBody, 'programKey' | 'programId' | 'programName'>): {
  programKey: ProgramKey | null
  destination: Destination
} {
  const named = programKey || programId || programName?.trim().toLowerCase().replace(/\s+/g, '-')
  const known = programKeys.find((key) => key === named)
  if (!known) throw new Refusal('giving.unknown_program')
  const destination = destinationOf[known]
  return { programKey: programOf[destination], destination }
}

/** Who gives is told by the session; an address in the form only counts without one. */
export function readGiver(actor: Actor | undefined, email: string | null | undefined) {
  return { userId: actor?.userId ?? null, email: actor?.email ?? email ?? null }
}

/** What covering the card fee adds, at the operator's rates. Both together are charged, so both count for the limit. */
export function readCoveredFee({ FEE_BPS, FEE_FIXED_CENTS }: Config, amountCents: number): number {
  const feeCents = feeCoverCents(amountCents, { basisPoints: FEE_BPS, fixedCents: FEE_FIXED_CENTS })
  if (amountCents + feeCents > maxGiftCents) throw new Refusal('giving.amount_too_large')
  return feeCents
}

/** Where the giver comes back to, paid or not. */
export function readReturns(
  config: Config,
  success: string | null | undefined,
  cancel: string | null | undefined,
) {
  const origin = siteOrigin(config)
  return {
    successUrl: withSessionId(readReturnAddress(success, origin, paths.donateSuccess)),
    cancelUrl: readReturnAddress(cancel, origin, paths.donateCancel),
  }
}
