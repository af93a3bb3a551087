import type { SavedView } from '@tower/contract/oversight/views.contract.ts'
import type { ViewRow } from './views.queries.ts'

/** A saved view as its owner reads it. */
export function viewSavedView({ id, list, name, search, created_at: at }: ViewRow): SavedView {
  return { id, list, name, search, created_at: at.toISOString() }
}
