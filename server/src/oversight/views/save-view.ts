import { mostViewsPerList, type ViewedList } from '@tower/contract/oversight/views.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { insertView, listTakenPlaces, lockViewsOf, type ViewRow } from './views.queries.ts'

export type SaveView = { actor: Actor; list: ViewedList; name: string; search: string }

/** Saves what a list is asked for. It changes nothing but what its owner sees, so the audit log says nothing of it. */
export function saveView({ clock, database }: Services, { actor, ...wish }: SaveView): Promise<ViewRow> {
  const of = { userId: actor.userId, list: wish.list }
  return database.transaction(async (tx) => {
    await lockViewsOf(tx, of)
    const place = findFreePlace(await listTakenPlaces(tx, of))
    if (place === undefined) throw new Refusal('views.too_many')
    const view = await insertView(tx, { ...of, ...wish, place, at: clock.now() })
    if (!view) throw new Refusal('views.name_taken')
    return view
  })
}

function findFreePlace(taken: readonly number[]): number | undefined {
  return Array.from({ length: mostViewsPerList }, (_, before) => before + 1).find(
    (place) => !taken.includes(place),
  )
}
