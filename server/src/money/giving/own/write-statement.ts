import { endOfDay, startOfDay } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { asLanguage, type Language } from '@tower/contract/language.ts'
import { maxStatementGifts } from '@tower/contract/money/own-giving.ts'
import type { Passed } from '../../../gate.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { walkGifts } from './export-own-gifts.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { openOwnPaper } from './open-own-paper.ts'
import { noteEach } from './note-each.ts'
import { sumOwnGifts } from './own-gifts.queries.ts'
import { readIssuer } from './paper-words.ts'
import { statementPaper } from './statement-paper.ts'
import { writeToldPaper } from './write-told-paper.ts'

const mostDays = 3_660

/** Two days, both included. */
export type WantedStatement = { from: string; to: string; language: Language | undefined }

/** Every gift of a time as a file. */
export async function writeStatement(
  services: Services,
  asker: Asker,
  { from, to, language }: WantedStatement,
): Promise<Passed<Buffer>> {
  const at = services.clock.now()
  requirePeriod(from, to)
  const filters = { period: { from: startOfDay(from), until: endOfDay(to) } }
  const giver = await services.database.read(async (tx) => {
    const found = await findGiver(tx, asker, at)
    const { total } = found.donorId === null ? { total: 0 } : await sumOwnGifts(tx, found.donorId, filters)
    if (total > maxStatementGifts) throw new Refusal('own_giving.too_many_gifts')
    return found
  })
  const charity = await readIssuer(services)
  const written = listWritten(giver, charity)
  const paper = statementPaper({
    giver,
    language: language ?? asLanguage(giver.locale ?? 'en'),
    ...{ charity, at, period: { from, to } },
    gifts: noteEach(walkGifts(services, giver.donorId, filters), (gifts) =>
      written.push(...listWritten(gifts, charity)),
    ),
  })
  const name = `The statement of a giver from ${from} to ${to}`
  const told = { paper, name, key: `statement-letters:${giver.donorId ?? ''}` }
  return writeToldPaper(services, told, openOwnPaper(services, asker, giver, written))
}

function requirePeriod(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs
  if (!(days >= 0 && days <= mostDays)) throw new Refusal('own_giving.period')
}
