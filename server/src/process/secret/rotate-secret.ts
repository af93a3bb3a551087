import type { Tx } from '../../database/database.ts'
import { resealMails } from '../../mail/reseal-mails.ts'
import { resealSeeds } from '../../matching/draws/reseal-seeds.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { keptKeyFor, keptPurpose, keptPurposes } from '../../people/identity/keys.ts'
import { sealBytes } from '../../people/identity/seal-bytes.ts'
import { resealFactors } from '../../people/identity/second-factor/reseal-factors.ts'
import type { Reseal, Resealed } from '../../reseal.ts'
import { keptKey, keptUses, keptWebhook, webhookKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'
import { countRunning, listDeaf, listSalts, saveKeptKey } from './kept-keys.queries.ts'
import { findLastMark } from './secret-marks.queries.ts'
import { markOf, settleSecret, writeMark } from './settle-secret.ts'

type Rotating = Pick<Services, 'config' | 'database' | 'clock' | 'pause' | 'random'>

/** In which each running process has looked several times which secret counts. */
const untilAllSawMs = 60_000

/** What became of a rotation: how much was sealed anew, and how much nobody can open. */
export type Rotated = { changed: boolean; resealed: number; unreadable: number }

/** Running processes would refuse what the new secret signs. */
export class DeafProcesses extends Error {
  override readonly name = 'DeafProcesses'
  constructor(processes: readonly { host: string; role: string }[]) {
    const named = processes.map(({ host, role }) => `${role} on ${host}`).join(', ')
    super(
      `Nothing was changed: these processes do not know the new SECRET yet: ${named}. Restart each with SECRET (the new one) and SECRET_OLD (the former one). One that was just ended counts for two minutes more.`,
    )
  }
}

/**
 * From now on `to` is the secret of the installation, and all that lies sealed is sealed with it. Nobody is signed out: every process
 * accepts both meanwhile. Cut off, it is run again; what is done is not done twice.
 */
export async function rotateSecret(services: Rotating, to: string): Promise<Rotated> {
  const changed = await services.database.transaction((tx) => turn(services, tx, to))
  await settleSecret(services)
  // They seal with the former one until they looked.
  if (await services.database.read(countRunning)) await services.pause(untilAllSawMs)
  const counted = { resealed: 0, unreadable: 0 }
  for (const reseal of [resealFactors, resealSeeds, resealMails]) {
    const some = await inBatches(services, reseal)
    counted.resealed += some.resealed
    counted.unreadable += some.unreadable
  }
  return { changed, ...counted }
}

/** Says in one step which secret counts, and keeps the keys of what can't be made anew under it. */
async function turn(services: Rotating, tx: Tx, to: string): Promise<boolean> {
  const { config, clock } = services
  const [last, mark, at] = [await findLastMark(tx), markOf(to), clock.now()]
  if (last?.mark === mark) return false
  const deaf = await listDeaf(tx, mark)
  if (deaf.length > 0) throw new DeafProcesses(deaf)
  const number = (last?.number ?? 0) + 1
  await writeMark(tx, { number, mark, at })
  const sealer = { ...services, config: { ...config, SECRET: to, SECRET_OLD: undefined } }
  for (const [use, key] of await listOutliving(services, tx)) {
    const sealed = sealBytes(sealer, { purpose: 'kept-key', rowId: use }, key)
    await saveKeptKey(tx, { use, sealed_key: sealed }, at)
  }
  await writeAudit(tx, { at, actorId: null, action: 'process.secret_rotated', details: { number } })
  return true
}

async function listOutliving({ config }: Rotating, tx: Tx): Promise<(readonly [use: string, key: Buffer])[]> {
  const salts = await listSalts(tx)
  return [
    ...keptUses.map((use) => [use, keptKey(config, use)] as const),
    ...keptPurposes.map((purpose) => [keptPurpose(purpose), keptKeyFor(config, purpose).export()] as const),
    ...salts.map(({ salt }) => [keptWebhook(salt), webhookKey(config, salt)] as const),
  ]
}

async function inBatches(services: Rotating, reseal: Reseal): Promise<Omit<Resealed, 'last'>> {
  const counted = { resealed: 0, unreadable: 0 }
  let after: string | undefined
  do {
    const some = await services.database.transaction((tx) => reseal(services, tx, after))
    counted.resealed += some.resealed
    counted.unreadable += some.unreadable
    after = some.last
  } while (after !== undefined)
  return counted
}
