import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findViewForUpdate, hasOtherOfName, lockViewsOf, updateView, type ViewRow } from './views.queries.ts'

export type ChangeView = { actor: Actor; id: string; name: string; search: string }

/** Gives an own saved view another name, or has it ask for something else. Those of others are not found. */
export function changeView(
  { database }: Services,
  { actor: { userId }, id, name, search }: ChangeView,
): Promise<ViewRow> {
  return database.transaction(async (tx) => {
    const view = await findViewForUpdate(tx, { id, userId })
    if (!view) throw new Refusal('views.not_found')
    await lockViewsOf(tx, { userId, list: view.list })
    if (await hasOtherOfName(tx, { userId, list: view.list, id, name })) throw new Refusal('views.name_taken')
    await updateView(tx, { id, name, search })
    return { ...view, name, search }
  })
}
