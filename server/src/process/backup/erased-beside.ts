import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { KeptErasure } from '../../people/account/erasure/again/keep-erasures.ts'
import { damaged } from './sealing.ts'
import { parseJson, type Vault } from './vault.ts'

const name = 'erased.json'
const plainly = { compressed: false }

const Listed = z.array(
  z.object({
    id: z.uuid(),
    erased_at: z.coerce.date(),
    kind: z.enum(['person', 'athlete', 'donor', 'address']),
    subject_id: z.uuid().nullable(),
    address_marks: z.array(z.string()),
    name_marks: z.array(z.string()),
    key_mark: z.string(),
    /** Of which site; in lists from before sites had one, and of demos, nobody says. */
    installation: z.uuid().nullish(),
  }),
)
type Listed = z.infer<typeof Listed>

/**
 * Who was erased of a site, as it lies beside the backups: other sites have their own marks, which nobody here can read. Where a backup is from
 * before sites were told apart, everybody counts: nobody who was erased may come back with it.
 */
export async function readErasedBeside(
  vault: Vault,
  installation: string | null | undefined,
): Promise<KeptErasure[]> {
  const listed = await readAll(vault)
  const isOurs = (of: string | null | undefined) => !installation || !of || of === installation
  return listed.flatMap(({ installation: of, ...erasure }) => (isOurs(of) ? [erasure] : []))
}

async function readAll(vault: Vault): Promise<Listed> {
  if (!(await vault.has(name))) return []
  const text = (await buffer(vault.read(name, plainly))).toString('utf8')
  const listed = Listed.safeParse(parseJson(text))
  if (!listed.success) throw damaged(name)
  return listed.data
}

/**
 * Adds who was erased to the list beside the backups. A database that came from an older backup knows of fewer, so nobody is taken off it
 * before all backups that may hold them are gone.
 */
export async function keepErasedBeside(
  vault: Vault,
  erasures: readonly KeptErasure[],
  { installation, now, keptDays }: { installation: string | undefined; now: Date; keptDays: number },
): Promise<void> {
  const there = await readAll(vault)
  const known = new Set(there.map(({ id }) => id))
  const from = now.getTime() - keptDays * 86_400_000
  const isKept = ({ erased_at: at }: Pick<KeptErasure, 'erased_at'>) => at.getTime() > from
  const kept = there.filter(isKept)
  const added = erasures
    .filter((one) => !known.has(one.id) && isKept(one))
    .map((one) => ({ ...one, installation: installation ?? null }))
  if (added.length === 0 && kept.length === there.length) return
  await vault.write(name, Readable.from([Buffer.from(JSON.stringify([...kept, ...added]))]), plainly)
}
