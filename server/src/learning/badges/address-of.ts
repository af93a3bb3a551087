import { pictureOfItem } from '@tower/contract/learning/badge-address.ts'
import type { ItemRow } from './items.queries.ts'

/** Where the picture of an item is: the one that staff uploaded, else the drawn one. */
export function addressOf(item: Pick<ItemRow, 'kind' | 'theme' | 'tier' | 'motif' | 'image_url'>): string {
  return item.image_url ?? pictureOfItem(item)
}
