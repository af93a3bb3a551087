import {
  cardLimits,
  cardMerchants,
  defaultCardProgram,
  type CardVendor,
} from '@tower/contract/spending/cards.ts'
import type { CardNumbers, IssuedCard } from '../../../payments/card-issuer.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../../payments/payments.ts'
import { LoggedRefusal, Refusal } from '../../../refusal.ts'
import type { Hands } from '../../../outbound-act.ts'
import type { Services } from '../../../services.ts'
import {
  findAllowanceForUpdate,
  findByRequest,
  updateAllowance,
  type AllowanceRow,
} from '../allowances/allowances.queries.ts'
import { openAllowance } from '../allowances/open-allowance.ts'
import { closeAllowance } from '../allowances/settle-allowance.ts'
import { finishClosing } from './finish-closing.ts'

export type IssueCard = {
  teacherId: string
  merchant: string | undefined
  amountCents: number | undefined
  programId?: string
  requestKey?: string | undefined
  /** The key of a request whose answer was lost. */
  replaces?: string | undefined
}

/** A card with its numbers, which nobody keeps. */
export type NewCard = IssuedCard & CardNumbers & { allowance: AllowanceRow }

/**
 * Issues a card for one purchase. First its amount is set aside, above the limit once somebody of the staff agreed; then, outside any transaction, the issuer is asked. A card
 * whose numbers nobody got is ended again, and its money goes back.
 */
export async function issueCard(services: Services & Hands, wish: IssueCard): Promise<NewCard> {
  const { merchant, amountCents } = readWish(wish)
  if (!services.cardIssuer.isOffered) throw new Refusal('cards.not_offered')
  if (wish.replaces !== undefined) await endLost(services, wish.teacherId, wish.replaces)
  const id = await setAside(services, wish, { vendor: merchant.vendor, amountCents })
  const { cardIssuer } = services
  let issued: IssuedCard | undefined
  try {
    issued = await cardIssuer.issueCard({ cardId: id, amountCents })
    const numbers = await cardIssuer.revealCard(issued.issuerCardId)
    return { ...issued, ...numbers, allowance: await markOpen(services, id, issued) }
  } catch (error) {
    const wasNeverCard = issued === undefined && error instanceof PaymentsRefused
    await giveUp(services, id, { issued, wasNeverCard })
    throw asRefusal(services, error)
  }
}

function readWish({ merchant: named, amountCents }: IssueCard) {
  const host = named?.trim().toLowerCase()
  const merchant = cardMerchants.find((known) => known.host === host || known.vendor === host)
  if (!merchant) throw new Refusal('cards.merchant_required')
  const isAmount =
    amountCents !== undefined &&
    Number.isSafeInteger(amountCents) &&
    amountCents >= cardLimits.leastCents &&
    amountCents <= cardLimits.mostCents
  if (!isAmount) throw new Refusal('cards.amount_invalid')
  return { merchant, amountCents }
}

async function setAside(
  services: Services & Hands,
  { teacherId, programId = defaultCardProgram, requestKey }: IssueCard,
  { vendor, amountCents }: { vendor: CardVendor; amountCents: number },
): Promise<string> {
  const { database, clock, random } = services
  const id = random.uuid()
  const waits = await database.transaction(async (tx) => {
    const { openedBefore, waits } = await openAllowance(services, tx, {
      id,
      purpose: 'one_time_card',
      teacherId,
      vendor,
      program: programId,
      amountCents,
      requestKey: requestKey ?? id,
      at: clock.now(),
    })
    // Its numbers were shown to whoever sent it first, and nobody has them any more.
    if (openedBefore !== undefined) throw new Refusal('cards.issued_before')
    return waits
  })
  if (waits) throw waits
  return id
}

function markOpen({ database }: Services, id: string, issued: IssuedCard): Promise<AllowanceRow> {
  return database.transaction(async (tx) => {
    const allowance = await findAllowanceForUpdate(tx, id)
    // Given up meanwhile: whoever asked waited too long.
    if (allowance?.state !== 'issuing') throw new PaymentsUnavailable('the card came too late')
    const change = { state: 'open', ...factsOf(issued) }
    await updateAllowance(tx, id, change)
    return { ...allowance, ...change }
  })
}

/** All that is kept of a card. */
const factsOf = ({ issuerCardId, last4, expMonth, expYear }: IssuedCard) => ({
  issuer_card_id: issuerCardId,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
})

/** What the issuer refused was never a card; anything else may have become one, and is ended. */
async function giveUp(
  services: Services,
  id: string,
  { issued, wasNeverCard }: { issued: IssuedCard | undefined; wasNeverCard: boolean },
): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    const allowance = await findAllowanceForUpdate(tx, id)
    if (allowance?.state !== 'issuing') return
    if (wasNeverCard) await closeAllowance(tx, allowance, { at, state: 'failed' })
    else await updateAllowance(tx, id, { state: 'closing', ...(issued && factsOf(issued)) })
  })
  await finishClosing(services, id)
}

function asRefusal({ log }: Services, error: unknown): unknown {
  if (!(error instanceof PaymentsRefused) && !(error instanceof PaymentsUnavailable)) return error
  log.error({ err: error }, 'the card issuer issued no card')
  return new LoggedRefusal('cards.not_issued')
}

/** Ends the card of a request whose answer never reached its teacher. */
async function endLost(services: Services, teacherId: string, requestKey: string): Promise<void> {
  const lost = await services.database.transaction(async (tx) => {
    const found = await findByRequest(tx, { teacherId, purpose: 'one_time_card', requestKey })
    const allowance = found && (await findAllowanceForUpdate(tx, found.id))
    if (allowance?.state === 'issuing' || allowance?.state === 'open')
      await updateAllowance(tx, allowance.id, { state: 'closing' })
    return allowance
  })
  if (lost) await finishClosing(services, lost.id)
}
