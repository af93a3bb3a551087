type Words = Readonly<Record<string, string>>
type ActionGroup = {
  subject: string
  /** What all of its actions begin with. */
  begin: string
  actions: readonly { action: string; words: string }[]
}

/** Without accents and capitals: so people type. */
const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The actions of the log by what they are about, both in the order of their words; of those alone in whose words, or in whose
 * subject, everything typed occurs.
 */
export function groupActions(acts: Words, subjects: Words, typed: string, language: string): ActionGroup[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const byWords = new Intl.Collator(language).compare
  return Object.entries(subjects)
    .map(([name, subject]) => {
      const begin = `${name}.`
      const actions = Object.entries(acts)
        .filter(([action, words]) => action.startsWith(begin) && isWanted(`${words} ${subject}`, wanted))
        .map(([action, words]) => ({ action, words }))
        .toSorted((one, other) => byWords(one.words, other.words))
      return { subject, begin, actions }
    })
    .filter(({ actions }) => actions.length > 0)
    .toSorted((one, other) => byWords(one.subject, other.subject))
}

const isWanted = (words: string, wanted: readonly string[]) =>
  wanted.every((word) => plain(words).includes(word))
