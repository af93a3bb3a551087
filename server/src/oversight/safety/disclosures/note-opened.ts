import { hourMs } from '@tower/contract/durations.ts'
import type { OpenedFile } from '@tower/contract/endpoint.ts'
import type { Asked, ReadingWatch } from '../../../http/reading-watch.ts'
import type { Services } from '../../../services.ts'
import { listOpenedSince, onlyChildren } from './disclosures.queries.ts'
import { recordReading } from './record-reading.ts'

/** What this process remembers of who opened what; the log knows the rest. */
const mostRemembered = 5_000

/**
 * Makes the function that writes down whose files staff opened. Whoever opens one again within an hour leaves no second
 * row: it would say nothing that the first does not, and a page that reads itself anew would fill the log.
 */
export function createNoteOpened(services: Services): ReadingWatch['noteOpened'] {
  const { clock, database } = services
  const opened = new Map<string, number>()
  const remember = (keys: readonly string[], at: number) => {
    for (const key of keys) {
      // To the end: the first in line are the oldest.
      opened.delete(key)
      opened.set(key, at)
    }
    for (const key of opened.keys()) {
      if (opened.size <= mostRemembered) return
      opened.delete(key)
    }
  }
  return async ({ name, opens }, actor, asked, output) => {
    if (opens === undefined) return
    const at = clock.now()
    const since = new Date(at.getTime() - hourMs)
    const keyOf = (id: string) => `${actor.userId} ${opens.kind} ${id}`
    const unknown = idsOf(opens, asked, output).filter(
      (id) => (opened.get(keyOf(id)) ?? -Infinity) <= since.getTime(),
    )
    if (unknown.length === 0) return
    const fresh = await database.read(async (tx) => {
      const ids = opens.kind === 'user' ? await onlyChildren(tx, unknown) : unknown
      const known = ids.length === 0 ? [] : await listOpenedSince(tx, { actor, kind: opens.kind, ids, since })
      return ids.filter((id) => !known.includes(id))
    })
    if (fresh.length === 0) return
    const row = { at, actorId: actor.userId, action: 'safety.read_child', targetKind: opens.kind } as const
    const rows = fresh.map((targetId) => ({ ...row, targetId, details: { through: name } }))
    await recordReading(services, { actor, rows })
    remember(fresh.map(keyOf), at.getTime())
  }
}

/** Whose files these are, each once. */
function idsOf({ at }: OpenedFile, { params, query }: Asked, output: unknown): string[] {
  const [place = '', field = ''] = at.split('.')
  const once: Record<string, unknown> = { params, query, answer: output }
  const named = place in once ? [once[place]] : itemsOf(output)
  const ids = named.map((one) => (one as Record<string, unknown> | null)?.[field])
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/** The items of a page; the rows of a call that answers just these. */
function itemsOf(output: unknown): readonly unknown[] {
  if (Array.isArray(output)) return output
  const { items = [] } = output as { items?: readonly unknown[] }
  return items
}
