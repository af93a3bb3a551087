import { isDay } from '@tower/contract/learning/tools/goals/goal-days.ts'

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
)
const meses =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'.split('|')

const told =
  /(?:annual review|iep (?:is )?(?:due|ends?|end date|date|year ends)|due date|review date|by|revisión anual|fecha (?:límite|de revisión|final)|para el|vence)[^.\n]{0,24}?/
    .source
const patterns = [
  new RegExp(`${told}\\b(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>20\\d\\d)\\b`, 'i'),
  new RegExp(`${told}\\b(?<name>${months.join('|')}) (?<day>\\d{1,2}),? (?<year>20\\d\\d)\\b`, 'i'),
  new RegExp(`${told}\\b(?<day>\\d{1,2}) de (?<name>${meses.join('|')}) de(?:l)? (?<year>20\\d\\d)\\b`, 'i'),
  new RegExp(`${told}\\b(?<iso>20\\d\\d-\\d\\d-\\d\\d)\\b`, 'i'),
]

/** The day by which a present level says that the IEP ends, if it does. */
export function findToldDay(text: string): string | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const day = groups['iso'] ?? writeDay(groups)
    if (isDay(day)) return day
  }
  return undefined
}

function writeDay(groups: Record<string, string | undefined>): string {
  const { name, month, day = '', year = '' } = groups
  const named = name?.toLowerCase() ?? ''
  const nth = name ? Math.max(months.indexOf(named), meses.indexOf(named)) + 1 : Number(month)
  return `${year}-${String(nth).padStart(2, '0')}-${day.padStart(2, '0')}`
}
