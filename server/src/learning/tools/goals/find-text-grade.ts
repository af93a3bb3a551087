import type { Language } from '@tower/contract/language.ts'

const english = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const spanish = [
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
  'undécimo',
  'duodécimo',
]
const things =
  '(?:instructional |reading |math |oral )*(?:level|passages?|texts?|materials?|probes?|stories|reading|books?|word problems?|math|word lists?|articles?|braille)'
const nth = `(?<word>${english.join('|')})|(?<digit>\\d{1,2})(?:st|nd|rd|th)`

const patterns: readonly RegExp[] = [
  /\blevel \(?grade (?<digit>\d{1,2})\b/i,
  new RegExp(`\\b(?:${nth})[- ]grade[- ]${things}`, 'i'),
  new RegExp(`\\bgrade (?<digit>\\d{1,2})[- ]${things}`, 'i'),
  new RegExp(
    `\\b(?:text|passages?|level|materials?|probes?)(?: \\w+){0,3} (?:at|of|for|from) (?:a |the )?(?:grade (?<level>\\d{1,2})|(?:${nth})[- ]grade)`,
    'i',
  ),
  new RegExp(
    `(?:textos?|lecturas?|pasajes?|nivel|pruebas?|libros?|cuentos?|problemas(?: escritos)?)(?: \\p{L}+){0,2} de(?:l)? (?:(?<spanish>${spanish.join('|')}) grado|grado (?<digit>\\d{1,2})|(?<level>\\d{1,2})\\.?[ºo]? grado)`,
    'iu',
  ),
]

/** The grade of the text or the material, which is often not the student's own. */
export function findTextGrade(text: string): number | null {
  for (const pattern of patterns) {
    const { word, digit, level, spanish: name } = pattern.exec(text)?.groups ?? {}
    const grade = word
      ? english.indexOf(word.toLowerCase()) + 1
      : name
        ? spanish.indexOf(name.toLowerCase()) + 1
        : Number(digit ?? level ?? 0)
    if (grade >= 1 && grade <= 12) return grade
  }
  return null
}

/** "second-grade", "segundo grado". */
export function nameTextGrade(grade: number, language: Language): string {
  return language === 'en' ? `${english[grade - 1] ?? ''}-grade` : `${spanish[grade - 1] ?? ''} grado`
}
