/** What is told, under the words that the prompt calls it by. */
export type Facts = Readonly<Record<string, string | readonly string[]>>

/** The facts with something done to each text. */
export function mapFacts(facts: Facts, change: (text: string) => string): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, told]) => [
      name,
      typeof told === 'string' ? change(told) : told.map(change),
    ]),
  )
}

/** Every text of the facts. */
export function listTexts(facts: Facts): string[] {
  return Object.values(facts).flat()
}

/**
 * The facts as a provider reads them. A text stands in quotes and an item of a list in one line, so that nothing in it looks
 * like a heading of ours.
 */
export function renderFacts(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, told]) => `${name}:\n${typeof told === 'string' ? JSON.stringify(told) : renderList(told)}`)
    .join('\n\n')
}

const renderList = (items: readonly string[]) =>
  items.map((item) => `- ${item.replaceAll(/\s+/g, ' ')}`).join('\n')
