/** A point after one of these ends no sentence: titles, pages, periods, days, initials. */
const abbreviated =
  /(?:^|[\s(./-])(?:Mr|Mrs|Ms|Mx|Dr|St|vs|etc|approx|pp?|pgs?|págs?|ch|caps?|Sr|Sra|Srta|Prof|ext|no|núm|e\.g|i\.e|a\.m|p\.m|per|dept|gr|wk|cont|caf|mon|tue|tues|wed|weds|thu|thur|thurs|fri|[A-Z])\.$/i
/** After these it ends one only before a capital: "25 min. Then math games", "ring the bell every 10 min. to switch". */
const measured = /\d\s?(?:min|mins|hr|hrs|sec)\.$/i

/** The sentences of one line; a point after a title, a page or an initial ends none, and what is in brackets stays together. */
export function splitSteps(line: string): string[] {
  const steps: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(/(?:[.!?]+["”')]*|\t)(?=\s|$)|\t/g)) {
    const end = index + mark.length
    const step = line.slice(start, end)
    if (mark !== '\t' && goesOn(step, mark, line.slice(end))) continue
    if (step.trim() !== '') steps.push(tidyStep(step))
    start = end
  }
  const rest = tidyStep(line.slice(start))
  return rest === '' ? steps : [...steps, rest]
}

/** "1. Bell ringer" is numbered, and "Questions? Mr. Hahn" says whom to ask. */
const headed =
  /^\s*(?:\d{1,2}\.|issues\?|problems\?|finished\?|done\?|(?:any )?questions\?|¿?(?:dudas|preguntas)\?)$/iu

function goesOn(step: string, mark: string, after: string): boolean {
  if (headed.test(step) && after.trim() !== '') return true
  if (opened(step) && /[)]/.test(after.slice(0, 120))) return true
  if (!mark.startsWith('.')) return false
  return abbreviated.test(step.replace(/["”')]+$/, '')) || (measured.test(step) && /^\s+\p{Ll}/u.test(after))
}

const opened = (step: string) => step.split('(').length > step.split(')').length

const tidyStep = (step: string) => step.trim().replace(/^[–—-]\s+/, '')
