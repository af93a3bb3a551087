import { asLanguage, type Language } from '@tower/contract/language.ts'
import { type LeftOutReason, mostLetters, mostLeftOutNamed } from '@tower/contract/money/desk.ts'
import type { DeskThanks, thanksList } from '@tower/contract/money/desk-thanks.contract.ts'
import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import type { FilterValues } from '@tower/contract/list-filters.ts'
import { sql, type SqlBool } from 'kysely'
import type { z } from 'zod'
import { listedRows } from '../../../http/answer-list.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { unwritable } from '../../../papers/paper-fonts.ts'
import type { PapersFile } from '../../../papers/send-papers.ts'
import type { LeavingPaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type Issuer, issuerOf, readIssuer } from '../../giving/own/paper-words.ts'
import { whyLeftOut } from '../../giving/own/why-left-out.ts'
import { listDonorsOfSegments, thanks } from './listed-thanks.queries.ts'
import { thanksLetter } from './thanks-letter.ts'

type Shown = FilterValues<(typeof thanksList)['spec']['filters']>
type Row = z.input<typeof DeskThanks>
type Gifts = readonly [Row, ...Row[]]
type Notes = { note?: string | undefined; note_es?: string | undefined }

/** So many donors' gifts are read at once. */
const donorsAtOnce = 100

/**
 * Letters for all gifts that the filters show, to print: of a donor with several of them one letter, the one who gave last first. Nobody
 * is marked as thanked by it: that is said once the letters are on their way. Whoever can get none is left out, and keeps nobody
 * else from theirs.
 */
export async function printThanks(
  services: Services,
  { note, note_es: spanishNote, ...shown }: Shown & Notes,
): Promise<PapersFile> {
  if (unwritable([note ?? '', spanishNote ?? '']).length > 0)
    throw new Refusal('giving.letter_note_unprintable')
  const { donorIds } = await sortDonors(services, shown)
  if (donorIds.length === 0) throw new Refusal('giving.nobody_to_thank')
  const { clock, gate } = services
  const charity = await readIssuer(services)
  const at = clock.now()
  // Whoever reads the language that is left empty gets the other one.
  const notes = { en: note || spanishNote, es: spanishNote || note }
  return {
    name: 'letters',
    binding: {
      ...{ title: charity.legalName, language: 'en', writtenAt: at },
      ...{ issuer: issuerOf(charity), leaving: gate.open('paper', { written: [] }) },
    },
    papers: lettersOf(services, { donorIds, shown }, { notes, charity, at }),
  }
}

/** How many letters there are for these gifts, and who gets none of them, and why. */
export async function countLetters(services: Services, shown: Shown) {
  const { donorIds, leftOut } = await sortDonors(services, shown)
  return {
    letters: donorIds.length,
    left_out: leftOut.length,
    items: leftOut.slice(0, mostLeftOutNamed),
  }
}

/** Keeps no gift in mind, whoever it is for: of thousands of donors their ids alone. */
async function sortDonors(services: Pick<Services, 'database'>, shown: Shown) {
  const donors = await services.database.read((tx) => listDonorsOfSegments(tx, shown))
  const ofSegments = donors && { only: giftsOf(donors) }
  const known = new Set<string>()
  const donorIds: string[] = []
  const leftOut: LeftOut[] = []
  for await (const rows of listedRows(services, thanks, withoutSegments(shown), ofSegments))
    for (const row of rows) {
      const { donor_id: donorId, donor_name: name, email } = row
      if (known.has(donorId)) continue
      known.add(donorId)
      const reason = whyNoLetter(row)
      if (reason === undefined) donorIds.push(donorId)
      else leftOut.push({ donor_id: donorId, name, email, reason })
      if (known.size > mostLetters) throw new Refusal('giving.too_many_letters')
    }
  return { donorIds, leftOut }
}

function whyNoLetter({ donor_name: name, postal_address: postalAddress }: Row): LeftOutReason | undefined {
  return whyLeftOut({ name, postalAddress }) ?? (postalAddress?.trim() ? undefined : 'no_postal_address')
}

type Chosen = { donorIds: readonly string[]; shown: Shown }
type Said = { notes: Record<Language, string | undefined>; charity: Issuer; at: Date }

async function* lettersOf(
  services: Pick<Services, 'database' | 'gate'>,
  { donorIds, shown }: Chosen,
  { notes, ...said }: Said,
): AsyncGenerator<LeavingPaper> {
  const { gate } = services
  for (let from = 0; from < donorIds.length; from += donorsAtOnce) {
    const some = donorIds.slice(from, from + donorsAtOnce)
    for (const gifts of await readGifts(services, shown, some)) {
      const [{ donor_name: name, email, language }] = gifts
      const spoken = asLanguage(language ?? 'en')
      const note = notes[spoken]
      const written = listWritten([gifts, note], said.charity)
      const leaving = gate.open('paper', { fullName: name ?? undefined, email: email ?? undefined, written })
      yield { paper: thanksLetter({ gifts, language: spoken, note, ...said }), leaving }
    }
  }
}

/**
 * Those gifts of some donors that the filters show, donor by donor in the order of these; who can get none any more is not among them. Which
 * segment they are of was asked once: it may change while thousands of letters are written.
 */
async function readGifts(
  services: Pick<Services, 'database'>,
  shown: Shown,
  donorIds: readonly string[],
): Promise<Gifts[]> {
  const only = giftsOf(donorIds)
  const found = new Map<string, Row[]>(donorIds.map((id) => [id, []]))
  for await (const rows of listedRows(services, thanks, withoutSegments(shown), { only }))
    for (const row of rows) found.get(row.donor_id)?.push(row)
  return [...found.values()].filter(isSome).filter(([first]) => whyNoLetter(first) === undefined)
}

const giftsOf = (donorIds: readonly string[]) => sql<SqlBool>`payment.donor_id = any(${donorIds}::uuid[])`

/** What the filters say of the gifts themselves. */
const withoutSegments = ({ standing, reach, from, to }: Shown): Shown => ({ standing, reach, from, to })

const isSome = (gifts: Row[]): gifts is [Row, ...Row[]] => gifts.length > 0
