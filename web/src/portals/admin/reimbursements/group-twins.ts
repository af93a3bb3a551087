import type { ReimbursementStory } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'

type Twin = ReimbursementStory['duplicates'][number]

/** What is said once: which lines are alike, by what, and of which other requests. */
export type TwinGroup = { because: Twin['because']; lines: string[]; count: number; others: Twin[] }

/** The same facts as one: all requests that a line stands in, and all lines that stand in the same requests. */
export function groupTwins({
  duplicates,
  purchase_request_items: items,
}: Pick<ReimbursementStory, 'duplicates' | 'purchase_request_items'>): TwinGroup[] {
  const byLine = alikeBy(duplicates, ({ item_id: itemId, because }) => `${because} ${itemId}`)
  const alike = alikeBy(byLine, (twins) => {
    const others = twins.map(({ request_id: other }) => other).toSorted()
    return [twins[0]?.because, ...new Set(others)].join(' ')
  })
  return alike.flatMap((lines) => {
    const [first] = lines
    if (!first?.[0]) return []
    const names = lines.map(([twin]) => items.find(({ id }) => id === twin?.item_id)?.description ?? '')
    const others = new Map(first.map((twin) => [twin.request_id, twin]))
    return [
      {
        because: first[0].because,
        lines: [...new Set(names)],
        count: lines.length,
        others: [...others.values()].toSorted((one, other) => one.number - other.number),
      },
    ]
  })
}

/** The other requests that a request looks like, by their numbers. */
export function nameTwins({ duplicates }: Pick<ReimbursementStory, 'duplicates'>): string {
  const numbers = new Set(duplicates.map(({ number }) => number))
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map(nameReimbursement)
    .join(', ')
}

/** `Map.groupBy`, which browsers of schools do not have. */
function alikeBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}
