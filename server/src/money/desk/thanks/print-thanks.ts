import { asLanguage } from '@tower/contract/language.ts'
import { mostThanksAtOnce } from '@tower/contract/money/desk.ts'
import type { DeskThanks } from '@tower/contract/money/desk-thanks.contract.ts'
import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import type { z } from 'zod'
import type { Passed } from '../../../gate.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { unwritable } from '../../../papers/paper-fonts.ts'
import { type LeavingPaper, writePapers } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type Issuer, issuerOf, readIssuer } from '../../giving/own/paper-words.ts'
import { whyLeftOut } from '../../giving/own/why-left-out.ts'
import { thanks } from './listed-thanks.queries.ts'
import { thanksLetter } from './thanks-letter.ts'

type Shown = Omit<Parameters<typeof thanks.page>[1], 'page' | 'pageSize' | 'sort'> & { part: number }
type Row = z.input<typeof DeskThanks>
type Gifts = readonly [Row, ...Row[]]

/**
 * Letters for the gifts that the filters show, the newest first, to print: those of a hundred gifts in a file, and of a donor
 * with several of them one letter. Nobody is marked as thanked by it: that is said once the letters are on their way. Whoever
 * can get none is left out, and keeps nobody else from theirs.
 */
export async function printThanks(
  services: Services,
  { note, ...shown }: Shown & { note?: string | undefined },
): Promise<Passed<Buffer>> {
  if (note && unwritable([note]).length > 0) throw new Refusal('giving.letter_note_unprintable')
  const { donors } = await sortDonors(services, shown)
  if (donors.length === 0) throw new Refusal('giving.nobody_to_thank')
  const { clock, gate } = services
  const charity = await readIssuer(services)
  const at = clock.now()
  const binding = {
    ...{ title: charity.legalName, language: 'en' as const, writtenAt: at },
    ...{ issuer: issuerOf(charity), leaving: gate.open('paper', { written: [] }) },
  }
  return writePapers(binding, lettersOf(services, donors, { note, charity, at }))
}

/** Who gets no letter of these gifts, and why. */
export async function listLeftOutLetters(services: Services, shown: Shown): Promise<LeftOut[]> {
  return (await sortDonors(services, shown)).leftOut
}

async function sortDonors({ database }: Pick<Services, 'database'>, { part, ...filters }: Shown) {
  const { rows } = await database.read((tx) =>
    thanks.page(tx, { ...filters, page: part, pageSize: mostThanksAtOnce }),
  )
  const donors: Gifts[] = []
  const leftOut: LeftOut[] = []
  for (const gifts of Map.groupBy(rows, ({ donor_id: id }) => id).values()) {
    if (!isSome(gifts)) continue
    const [{ donor_id: donorId, donor_name: name, email, postal_address: postalAddress }] = gifts
    const reason = whyLeftOut({ name, postalAddress })
    if (reason === undefined) donors.push(gifts)
    else leftOut.push({ donor_id: donorId, name, email, reason })
  }
  return { donors, leftOut }
}

const isSome = (gifts: Row[]): gifts is [Row, ...Row[]] => gifts.length > 0

async function* lettersOf(
  { gate }: Pick<Services, 'gate'>,
  donors: readonly Gifts[],
  said: { note: string | undefined; charity: Issuer; at: Date },
): AsyncGenerator<LeavingPaper> {
  for (const gifts of donors) {
    const [{ donor_name: name, email, language }] = gifts
    const written = listWritten([gifts, said.note], said.charity)
    const leaving = gate.open('paper', { fullName: name ?? undefined, email: email ?? undefined, written })
    const paper = thanksLetter({ gifts, language: asLanguage(language ?? 'en'), ...said })
    yield await Promise.resolve({ paper, leaving })
  }
}
