/** A shorter name is also a word. */
const shortestFirstName = 3

/**
 * The names of other children that stand in a text: whole names, and first names that the child it is about does not have.
 * Shown before anything is copied.
 */
export function findOtherNames(
  texts: readonly string[],
  { about, others }: { about: string | null; others: readonly string[] },
): string[] {
  const words = new Set(texts.flatMap(wordsOf))
  const own = new Set(wordsOf(about ?? ''))
  return others.filter((name) => {
    const [first = ''] = wordsOf(name)
    return first.length >= shortestFirstName && !own.has(first) && words.has(first)
  })
}

/** With the capital letter that a name has, so that "will" and "hope" are no names. */
function wordsOf(text: string): string[] {
  return text.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu)?.map((word) => word.replace(/['’]s$/u, '')) ?? []
}
