import { createHash } from 'node:crypto'
import type { Language } from '@tower/contract/language.ts'
import { planGift, type GiftChoice, type GiftPart } from '@tower/contract/money/gift-plan.ts'
import { creditCents as centsOfCredit } from '@tower/contract/money.ts'
import type { Destination, ProgramKey } from '@tower/contract/money/giving.ts'
import { nameDestination } from '@tower/contract/money/name-destination.ts'
import type { SponsorshipKind } from '@tower/contract/people/prospects.ts'

/** What someone asks to give or to buy, checked: every form of checkout comes down to this. */
export type GiftRequest = {
  purpose: 'donation' | 'sponsor_slot' | 'credit_pack'
  destination: Destination | 'teacher_direct' | 'credits'
  programKey: ProgramKey | null
  amountCents: number
  feeCoverCents: number
  classroomId: string | null
  /** From the session alone. */
  userId: string | null
  email: string | null
  displayName: string | null
  successUrl: string
  cancelUrl: string
  /** Where less than a slot of a gift to classrooms goes; absent where nobody chose. */
  goesTo?: GiftChoice
  /** In which the giver reads. */
  language?: Language
  /** Keeps the card for the giver's next gift. */
  savesCard?: true
  /** Named nowhere in public. */
  anonymous?: boolean
  /** Whom the gift honors or remembers. */
  tribute?: { kind: 'honor' | 'memory'; name: string }
  /** One prospect the gift is for, once or each month; of a monthly one to classrooms no prospect. */
  sponsorship?: { prospectId: string | null; goalId: string | null; kind: SponsorshipKind }
  /** Of a purchase: the pack as it is offered now. */
  pack?: { id: string; name: string; creditCents: number }
}

/** One request has one digest: the same idempotency key with another digest is a conflict. */
export function digestOfRequest(request: GiftRequest): string {
  const fields = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** Where each dollar of a gift that is asked for will go; a purchase goes nowhere. */
export function planRequest(request: GiftRequest): GiftPart[] {
  const { destination } = request
  if (destination === 'credits') return []
  const { goesTo = null, amountCents, classroomId, sponsorship } = request
  const namesClassroom = classroomId !== null
  return planGift({
    destination,
    goesTo,
    amountCents,
    namesClassroom,
    namesAthlete: typeof sponsorship?.prospectId === 'string',
  })
}

/** What the page of the payment provider lists. A child's name is none of the provider's business. */
export function linesOf(request: GiftRequest, classroomName: string | null) {
  const { amountCents, feeCoverCents, language = 'en' } = request
  const words = language === 'es' ? spanish : english
  if (request.pack) return [{ name: words.pack(request.pack), amountCents }]
  const place = nameDestination(planRequest(request), { classroomName }, language)
  const name = request.sponsorship?.kind === 'recurring' ? words.monthly(place) : words.gift(place)
  const fee = feeCoverCents > 0 ? [{ name: words.fee, amountCents: feeCoverCents }] : []
  return [{ name, amountCents }, ...fee]
}

type Pack = NonNullable<GiftRequest['pack']>

const english = {
  gift: (place: string) => `Gift to ${place}`,
  monthly: (place: string) => `Monthly gift to ${place}`,
  fee: 'Card fee, covered for us',
  pack: ({ name, creditCents }: Pack) => `${name}: ${creditCents / centsOfCredit} Tower Credits`,
}

const spanish: typeof english = {
  gift: (place) => `Donación para ${place}`,
  monthly: (place) => `Donación mensual para ${place}`,
  fee: 'Comisión de la tarjeta, cubierta por ti',
  pack: ({ name, creditCents }) => `${name}: ${creditCents / centsOfCredit} Tower Credits`,
}
