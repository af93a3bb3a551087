/** Cuts a list into runs of at most `size`: one statement takes one run. */
export function* runsOf<Item>(items: readonly Item[], size = 1000): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
