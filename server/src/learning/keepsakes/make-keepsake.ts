import { asLanguage, type Language } from '@tower/contract/language.ts'
import { nameKeepsakeFile } from '@tower/contract/learning/keepsakes.ts'
import { paths } from '@tower/contract/pages.ts'
import { siteOrigin } from '../../config.ts'
import type { Tx } from '../../database/database.ts'
import { findOwnSlot, type OwnSlotRow } from '../../money/giving/donors/read-own-slots.ts'
import type { Passed } from '../../gate.ts'
import { listWritten } from '../../mail/list-written.ts'
import { readBuilders } from '../../money/giving/minting/read-builders.ts'
import type { Sheet, SheetSet } from '../../papers/sheets/sheet.ts'
import { passSheets } from '../../papers/pass-papers.ts'
import { readOwnProfile } from '../../people/sponsors/profiles/read-own-profile.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { drawCards } from './drawings/draw-cards.ts'
import { drawCertificate } from './drawings/draw-certificate.ts'
import { drawEmblem } from './drawings/draw-emblem.ts'
import { drawPoster, mostNames } from './drawings/draw-poster.ts'
import { emblemShapes } from './drawings/emblem-art.ts'
import { keepsakeWords, type KeepsakeWords } from './drawings/keepsake-words.ts'
import { selectBuyer, selectOwnedById, type OwnedRow } from './keepsakes.queries.ts'
import { sayDay } from '../../say-day.ts'

export type MakeKeepsake = {
  userId: string
  keepsakeId: string
  /** That of the buyer where nothing is said. */
  language: Language | undefined
}

/** A keepsake as pages, and what its file is called. */
export type MadeKeepsake = SheetSet & { fileName: string }

type Facts = {
  userId: string
  sponsor: string
  siteName: string
  origin: string
  language: Language
  words: KeepsakeWords
  day: (at: Date) => string
  at: Date
}

/** Makes a keepsake of somebody's own as things stand now: who is no longer named is not on it either. */
export async function makeKeepsake(services: Services, wish: MakeKeepsake): Promise<Passed<MadeKeepsake>> {
  const { name: siteName, legalName } = await services.charity.read()
  const { made, fullName, from } = await drawKeepsake(services, wish, siteName)
  const written = listWritten(from, { name: siteName, legalName, origin: siteOrigin(services.config) })
  return passSheets(services.gate.open('paper', { userId: wish.userId, fullName, written }), made)
}

function drawKeepsake(
  services: Services,
  wish: MakeKeepsake,
  siteName: string,
): Promise<{ made: MadeKeepsake; fullName: string; from: unknown }> {
  const { userId, keepsakeId } = wish
  const at = services.clock.now()
  const origin = siteOrigin(services.config)
  return services.database.read(async (tx) => {
    const owned = await selectOwnedById(tx, { id: keepsakeId, userId })
    if (!owned) throw new Refusal('keepsakes.not_found')
    const buyer = await selectBuyer(tx, userId)
    const language = wish.language ?? asLanguage(buyer?.locale)
    const words = keepsakeWords[language]
    const profile = await readOwnProfile(tx, userId)
    const sponsor = profile?.display_name ?? buyer?.full_name ?? words.aSponsor
    const facts = {
      userId,
      sponsor,
      siteName,
      origin,
      language,
      words,
      day: (day: Date) => sayDay(day, language),
      at,
    }
    const { sheets, from } = await drawSheets(tx, owned, facts)
    const title = titleOf(owned, words)
    const fileName = nameKeepsakeFile(owned.keepsake, owned.slot_number)
    const made = { title, author: siteName, language, writtenAt: at, sheets, fileName }
    return { made, fullName: sponsor, from: [sponsor, from] }
  })
}

/** Sheets, and what they are drawn from besides the sponsor's name. */
type Drawn = { sheets: Sheet[]; from: unknown }

async function drawSheets(tx: Tx, owned: OwnedRow, facts: Facts): Promise<Drawn> {
  switch (owned.keepsake) {
    case 'certificate':
      return certify(tx, owned, facts)
    case 'poster': {
      const { slots, names } = await readBuilders(tx, mostNames)
      return { sheets: drawPoster({ ...facts, slots, names, day: facts.day(facts.at) }), from: names }
    }
    case 'thank_you_cards':
      return { sheets: drawCards(facts), from: [] }
    default:
      return { sheets: drawEmblem(emblemShapes[owned.keepsake], facts), from: [] }
  }
}

async function certify(tx: Tx, { slot_number: number }: OwnedRow, facts: Facts): Promise<Drawn> {
  const slot = number === null ? undefined : await findOwnSlot(tx, { userId: facts.userId, number })
  if (!slot || slot.voided_at) throw new Refusal('keepsakes.slot_taken_back')
  const proof = proofOf(slot, facts.origin)
  return { sheets: drawCertificate({ ...facts, slot: certifiedSlot(slot, facts), proof }), from: slot }
}

function certifiedSlot(slot: OwnSlotRow, { day }: Facts) {
  const { number, assigned_how: how, assigned_at: matchedAt, classroom_name: name } = slot
  const place = [slot.classroom_school, slot.classroom_city, slot.classroom_state].filter(Boolean).join(', ')
  return {
    ...{ number, how, mintedOn: day(slot.created_at), matchedOn: matchedAt && day(matchedAt) },
    classroom: name && (place ? `${name} (${place})` : name),
  }
}

/** A slot that was drawn is proven by its draw; any other tells its way on its own page. */
function proofOf({ number, assigned_how: how, draw_id: drawId }: OwnSlotRow, origin: string) {
  if (how === 'draw' && drawId !== null) return { address: origin + paths.draw({ drawId }), isDraw: true }
  return { address: origin + paths.slotStory({ number: String(number) }), isDraw: false }
}

function titleOf({ keepsake, slot_number: number }: OwnedRow, words: KeepsakeWords): string {
  if (keepsake === 'certificate') return words.certificate.file(number ?? 0)
  if (keepsake === 'poster') return words.poster.title
  return keepsake === 'thank_you_cards' ? words.cards.title : words.emblem.title
}
