import { asLanguage } from '@tower/contract/language.ts'
import { mostThanksAtOnce } from '@tower/contract/money/desk.ts'
import type { DeskThanks } from '@tower/contract/money/desk-thanks.contract.ts'
import type { z } from 'zod'
import type { Passed } from '../../../gate.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { type LeavingPaper, writePapers } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type Issuer, issuerOf, readIssuer } from '../../giving/own/paper-words.ts'
import { thanks } from './listed-thanks.queries.ts'
import { thanksLetter } from './thanks-letter.ts'

type Asked = Omit<Parameters<typeof thanks.page>[1], 'page' | 'pageSize' | 'sort'> & {
  note?: string | undefined
  part: number
}
type Row = z.input<typeof DeskThanks>

/**
 * Letters for the gifts that the filters show, the newest first, to print: those of a hundred gifts in a file, and of a donor
 * with several of them one letter. Nobody is marked as thanked by it: that is said once the letters are on their way.
 */
export async function printThanks(
  services: Services,
  { note, part, ...filters }: Asked,
): Promise<Passed<Buffer>> {
  const { clock, database, gate } = services
  const { rows } = await database.read((tx) =>
    thanks.page(tx, { ...filters, page: part, pageSize: mostThanksAtOnce }),
  )
  const donors = [...Map.groupBy(rows, ({ donor_id: id }) => id).values()].filter(isLetter)
  if (donors.length === 0) throw new Refusal('giving.nobody_to_thank')
  const charity = await readIssuer(services)
  const at = clock.now()
  const binding = {
    ...{ title: charity.legalName, language: 'en' as const, writtenAt: at },
    ...{ issuer: issuerOf(charity), leaving: gate.open('paper', { written: [] }) },
  }
  return writePapers(binding, lettersOf(services, donors, { note, charity, at }))
}

/** Nobody writes to whoever has no name. */
const isLetter = (gifts: Row[]): gifts is [Row, ...Row[]] => typeof gifts[0]?.donor_name === 'string'

async function* lettersOf(
  { gate }: Pick<Services, 'gate'>,
  donors: readonly (readonly [Row, ...Row[]])[],
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
