import { createHash } from 'node:crypto'
import type { ItemFields } from '../items.queries.ts'

/** Tells how an item stands from how it stood: another one with each change of what staff say of it. Its place is none of it. */
export function markOf(item: ItemFields): string {
  const { name, description, name_es, description_es, image_url, theme, motif, tier, cost_cents, active } =
    item
  const said = [name, description, name_es, description_es, image_url, theme, motif, tier, cost_cents, active]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)
}
