import type { Entry } from './plan.ts'

const wholeDay =
  /^(?:all (?:\p{L}+ )?(?:classes|periods|groups|sections)|everyone|todas las clases|todos los grupos)\b/iu
const label = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.?[ºª°o]|K|PK|TK|kinder(?:garten)?)`
const severalClasses = new RegExp(
  String.raw`^(?:${label}(?:\s*(?:,|and|&|y|/|-|–)\s*${label})*(?: (?:grade|period)s?)?\s*:|(?:periods|blocks|hours|grades|per[ií]odos|grados|horas)\s)`,
  'iu',
)

/** "All classes: ...", wherever it stands. */
export function isWholeDay(line: string): boolean {
  return wholeDay.test(line)
}

/** "Periods 1, 2 and 4: ...", "3rd and 4th: ...", or the name of something in the day and a colon. */
export function isLesson(line: string, entries: readonly Entry[]): boolean {
  if (severalClasses.test(line)) return true
  const [, name = ''] = /^([^:]{1,40}):\s+\S/su.exec(line) ?? []
  const plain = name.trim().toLowerCase()
  const names = entries.flatMap(({ title, steps }) => [title, ...steps.slice(0, 1)])
  return plain !== '' && names.some((one) => isNamed(plain, one.toLowerCase()))
}

/** "Science: ..." of a thing called so, and "P3 Anatomy: ..." of period P3. */
const isNamed = (plain: string, name: string): boolean =>
  name.startsWith(plain) || (/^\p{L}?\d{1,2}$/u.test(name) && plain.startsWith(`${name} `))

/** "K-1: ...", "2-3: ...": what several grades or classes do. */
export const isOfSeveral = (line: string): boolean => severalClasses.test(line)

/** "Honors Chem" alone in a line, where the day has such a class. */
export function isNameOfClass(line: string, entries: readonly Entry[]): boolean {
  const plain = line.replace(/:$/, '').trim().toLowerCase()
  if (plain.length > 30 || /[.!?,:]|^\d+[.)]/.test(plain)) return false
  const names = entries.flatMap(({ title, steps }) => [title, ...steps.slice(0, 1)])
  return names.some(
    (name) =>
      name
        .toLowerCase()
        .split(/ [(–—-]/)[0]
        ?.trim() === plain,
  )
}

const bareRange = /^(\d{1,2})\s?[-–]\s?(\d{1,2})\s*:\s*\S/u

/**
 * Lines that begin with "2-3:" are of grades and not of hours, where such hours are not in the order of the day: in a plan that
 * writes its times with minutes, or beside "K-1:".
 */
export function findGradeLines(lines: readonly string[]): ReadonlySet<string> {
  const bare = lines.filter((line) => bareRange.test(line))
  const isOfGrades = lines.some((line) =>
    /^(?:K|PK|TK|kinder\p{L}*|grades?)\s?(?:[-–&,]\s?\d{1,2}|\s)?.{0,6}:/iu.test(line),
  )
  const hasMinutes = lines.filter((line) => /^\d{1,2}:\d{2}/.test(line)).length > 2
  return new Set(isOfGrades || hasMinutes ? bare : [])
}
