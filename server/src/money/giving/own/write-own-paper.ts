import { asLanguage, type Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Passed } from '../../../gate.ts'
import type { Paper } from '../../../papers/paper.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { openOwnPaper } from './open-own-paper.ts'
import type { Giver } from './giver.queries.ts'
import { type Issuer, readIssuer } from './paper-words.ts'
import { receiptOf, writeToldPaper } from './write-told-paper.ts'

type Facts = { number: number | null; issued_at: Date | null }
type Issued<Of extends Facts> = Of & { number: number; issued_at: Date }

export type OwnPaper<Of extends Facts> = {
  language: Language | undefined
  find: (tx: Tx, donorId: string) => Promise<Of | undefined>
  compose: (
    facts: Issued<Of>,
    wanted: { giver: Giver; language: Language; charity: Issuer; at: Date },
  ) => Paper
  /** What is refused where there is no such thing of theirs, and where it has no receipt. */
  missing: { thing: Refusal['code']; receipt: Refusal['code'] }
}

/** The receipt of something that whoever asks gave or bought, as a file. What is somebody else's is none at all. */
export async function writeOwnPaper<Of extends Facts>(
  services: Services,
  asker: Asker,
  { language, find, compose, missing }: OwnPaper<Of>,
): Promise<{ number: number; pdf: Passed<Buffer> }> {
  const { clock, database } = services
  const at = clock.now()
  const { giver, facts } = await database.read(async (tx) => {
    const found = await findGiver(tx, asker, at)
    return { giver: found, facts: found.donorId === null ? undefined : await find(tx, found.donorId) }
  })
  if (!facts) throw new Refusal(missing.thing)
  const { number, issued_at: issuedAt } = facts
  if (number === null || issuedAt === null) throw new Refusal(missing.receipt)
  const charity = await readIssuer(services)
  const paper = compose(
    { ...facts, number, issued_at: issuedAt },
    { giver, language: language ?? asLanguage(giver.locale ?? 'en'), charity, at },
  )
  const leaving = openOwnPaper(services, asker, giver, listWritten([facts, giver], charity))
  return { number, pdf: await writeToldPaper(services, { paper, ...receiptOf(number) }, leaving) }
}
