import { hkdfSync } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { openBytes } from '../../people/identity/seal-bytes.ts'
import { OtherSecret } from '../../secret.ts'
import { acceptedSecrets, type Secrets } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'
import { listKeptKeys, type KeptKeyRow } from './kept-keys.queries.ts'
import { findLastMark, insertMark } from './secret-marks.queries.ts'

type Keyed = Pick<Services, 'database' | 'clock'> & { config: Services['config'] }

/**
 * At the start of whatever signs, seals or opens, and while SECRET is being changed again and again: two processes that sign with
 * two secrets would refuse each other's sessions by turns. Which of SECRET and SECRET_OLD counts, the database says; the
 * first start of an installation says it. The configuration then has that one as SECRET and accepts the other.
 */
export async function settleSecret({ database, clock, config }: Keyed): Promise<void> {
  const said = await database.read(readSecrets)
  const { mark, kept } = said ?? (await database.transaction((tx) => beginWith(tx, config, clock.now())))
  takeUp(config, mark, kept)
}

/** From now on the installation's SECRET is this one. Answers whether it was another before. */
export function adoptSecret({
  database,
  clock,
  config,
}: Pick<Services, 'database' | 'clock'> & { config: Pick<Secrets, 'SECRET'> }): Promise<{
  changed: boolean
}> {
  return database.transaction(async (tx) => {
    const last = await findLastMark(tx)
    const mark = markOf(config.SECRET)
    if (last?.mark === mark) return { changed: false }
    const [number, at] = [(last?.number ?? 0) + 1, clock.now()]
    await writeMark(tx, { number, mark, at })
    await writeAudit(tx, { at, actorId: null, action: 'process.secret_adopted', details: { number } })
    return { changed: true }
  })
}

/** Another process may say another one at the same moment: whoever is second is refused. */
export async function writeMark(tx: Tx, row: { number: number; mark: string; at: Date }): Promise<void> {
  await insertMark(tx, row)
  if ((await findLastMark(tx))?.mark !== row.mark) throw new OtherSecret()
}

/** By what the database knows a secret again. */
export function markOf(secret: string | undefined): string {
  return Buffer.from(hkdfSync('sha256', secret ?? '', 'tower', 'secret-mark/1', 32)).toString('hex')
}

/** The marks of the secrets that are accepted. */
export const marksOf = (secrets: Secrets): string[] => acceptedSecrets(secrets).map(markOf)

type Said = { mark: string; kept: KeptKeyRow[] }

async function readSecrets(tx: Tx): Promise<Said | undefined> {
  const last = await findLastMark(tx)
  return last && { mark: last.mark, kept: await listKeptKeys(tx) }
}

async function beginWith(tx: Tx, { SECRET }: Secrets, at: Date): Promise<Said> {
  const said = await readSecrets(tx)
  if (said) return said
  const mark = markOf(SECRET)
  await writeMark(tx, { number: 1, mark, at })
  return { mark, kept: [] }
}

/** Changes the configuration in place: whoever holds it signs with the secret that counts from here on. */
function takeUp(config: Keyed['config'], mark: string, kept: readonly KeptKeyRow[]): void {
  const { SECRET, SECRET_OLD } = config
  if (mark !== markOf(SECRET)) {
    if (SECRET_OLD === undefined || mark !== markOf(SECRET_OLD)) throw new OtherSecret()
    config.SECRET = SECRET_OLD
    config.SECRET_OLD = SECRET
  }
  // One that another secret sealed was given up when this one was adopted.
  const opened = kept.flatMap(({ use, sealed_key: sealed }) => {
    const key = openBytes({ config }, { purpose: 'kept-key', rowId: use }, sealed)
    return key ? [[use, key] as const] : []
  })
  config.keptKeys = new Map(opened)
}
