import { months, weekdays } from '../../../src/learning/tools/notes/words/days.ts'

const dayWords = new Map<string, string>([
  ...weekdays.flatMap((day) =>
    [day.en, day.es].map((word) => [word.toLowerCase(), `weekday ${day.en}`] as const),
  ),
  ...months.flatMap((month) =>
    [month.en, month.es].map((word) => [word.toLowerCase(), `month ${month.en}`] as const),
  ),
])

/** Whether a word is the name of a day or a month, in either language. */
export function readDayNames(word: string): boolean {
  return dayWords.has(word.replace(/s$/, '')) || dayWords.has(word)
}

/** The facts of a note that must not differ between its languages: numbers, times, sums, days, months, names, addresses. */
export function factsOf(body: string, names: readonly string[]): string[] {
  const text = body.replace(/\b([ap])\.?m\.?\b/gi, '$1m')
  const figures = text.match(/\$?\d[\d:.,/-]*\d|\$?\d/g) ?? []
  const halves = text.match(/\b\d{1,2}:\d{2} [ap]m\b/g) ?? []
  const days = (text.match(/\p{L}+/gu) ?? []).flatMap(
    (word) => dayWords.get(word.toLowerCase()) ?? dayWords.get(word.toLowerCase().replace(/s$/, '')) ?? [],
  )
  const addresses = text.match(/[\w.]+@[\w.]+\w/g) ?? []
  const named = names.filter((name) => text.includes(name)).map((name) => `name ${name}`)
  return [
    ...figures.map((figure) => figure.replace(/[.,:-]+$/, '')),
    ...halves,
    ...days,
    ...addresses,
    ...named,
  ].toSorted()
}
