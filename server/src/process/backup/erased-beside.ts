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
  }),
)

/** Who was erased, as it lies beside the backups. */
export async function readErasedBeside(vault: Vault): Promise<KeptErasure[]> {
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
  { now, keptDays }: { now: Date; keptDays: number },
): Promise<void> {
  const there = await readErasedBeside(vault)
  const known = new Set(there.map(({ id }) => id))
  const from = now.getTime() - keptDays * 86_400_000
  const isKept = ({ erased_at: at }: KeptErasure) => at.getTime() > from
  const [kept, added] = [there.filter(isKept), erasures.filter((one) => !known.has(one.id) && isKept(one))]
  if (added.length === 0 && kept.length === there.length) return
  await vault.write(name, Readable.from([Buffer.from(JSON.stringify([...kept, ...added]))]), plainly)
}
