import type { Tx } from '../../database/database.ts'
import { listSealedSeeds } from '../../matching/draws/sealed-seeds.queries.ts'
import { openBytes, type SealFor } from '../../people/identity/seal-bytes.ts'
import { listSealedFactors } from '../../people/identity/second-factor/sealed-factors.queries.ts'
import { nextAfter } from '../../reseal.ts'
import type { Services } from '../../services.ts'

type Keyed = Pick<Services, 'config'>
type List = typeof listSealedFactors

/** How much lies sealed that a process can't open, and how much only with the secret of before. */
export type Unopened = { shut: number; former: number }

/**
 * Looks for what a rotation that was cut off left behind. Second factors and the seeds of coming draws are looked at, which nobody misses
 * until they are needed.
 */
export function countUnopened({ config, database }: Keyed & Pick<Services, 'database'>): Promise<Unopened> {
  const ofNow = { config: { ...config, SECRET_OLD: undefined } }
  return database.read(async (tx) => {
    let [shut, behind] = [0, 0]
    for (const kind of kinds) {
      behind += await countOf(ofNow, tx, kind)
      if (behind > 0) shut += await countOf({ config }, tx, kind)
    }
    return { shut, former: behind - shut }
  })
}

/** What whoever operates the site reads of it; undefined where all opens. */
export function wordUnopened({ shut, former }: Unopened): string | undefined {
  if (former > 0)
    return `${former} second factors and seeds of coming draws are still sealed with the former SECRET: run rotate-secret again, before SECRET_OLD goes`
  if (shut > 0)
    return `${shut} second factors and seeds of coming draws can’t be opened. Where SECRET was changed and rotate-secret did not end, give every process the former one as SECRET_OLD and run it again`
  return undefined
}

/** Says so in the log, at the start of whatever opens what is sealed. */
export async function warnOfUnopened(services: Keyed & Pick<Services, 'database' | 'log'>): Promise<void> {
  const words = wordUnopened(await countUnopened(services))
  if (words !== undefined) services.log.error(words)
}

const kinds: readonly Kind[] = [
  { list: listSealedFactors, purpose: 'second-factor' },
  { list: listSealedSeeds, purpose: 'draw-seed' },
]

type Kind = { list: List; purpose: SealFor['purpose'] }

async function countOf(services: Keyed, tx: Tx, { list, purpose }: Kind): Promise<number> {
  let count = 0
  let after: string | undefined
  do {
    const found = await list(tx, after)
    count += found.filter(({ id, sealed }) => !openBytes(services, { purpose, rowId: id }, sealed)).length
    after = nextAfter(found)
  } while (after !== undefined)
  return count
}
