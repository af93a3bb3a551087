import { spellSpanish } from './spanish-spelling.ts'

type Row = readonly [RegExp, string | ((found: string) => string)]

/** How teachers shorten and shout in Spanish. */
const rows: readonly Row[] = [
  [/\([^()]*\)/g, ''],
  [/(?<!\p{L})q(?!\p{L})/gu, 'que'],
  [/(?<!\p{L})xq(?!\p{L})|(?<!\p{L})porq(?!\p{L})/gu, 'porque'],
  [/(?<!\p{L})tmb(?:ién)?(?!\p{L})/gu, 'también'],
  [/\s?&\s?/g, ' y '],
  [/\s?(?<!\p{L})(?:j[aei]){2,}j?(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?!STEM|STEAM|NASA|LEGO)\p{Lu}{4,}(?!\p{L})/gu, (found) => found.toLowerCase()],
  [/(?<=\d) ?min(?!\p{L})/gu, ' minutos'],
  [/(?<=\d) ?hrs?(?!\p{L})/gu, ' horas'],
  [/(?<!\p{L})SÍ(?!\p{L})/gu, 'sí'],
  [/,? seg[uú]n (?:mis|los) (?:niñ[oa]s|alumn[oa]s)(?: se| que)?(?= )/giu, ' y se'],
  [/ (?:atr[aá]s|detr[aá]s|cerca|al lado) de m[ií](?!\p{L})/giu, ''],
  [/(?<!\p{L})mis de (?:\d\.?º|primero|segundo|tercero|cuarto|quinto)(?!\p{L})/giu, 'los niños'],
  [/^llevé a (?:\d\.?º(?: (?:grado|año))?|mis \p{L}+|los \p{L}+|mi \p{L}+) (?=a )/iu, 'fuimos '],
  [/(?<!\p{L})sept(?!\p{L})\.?/giu, 'septiembre'],
  [/,? ni yo(?!\p{L})/gu, ''],
  [/(?<!\p{L})lo hicieron(?!\p{L})/gu, 'lo hicimos'],
  [/^son (?=\d)/iu, 'eran '],
  [/\$(\d[\d,]*)\.00\b/g, '$1 dólares'],
  [/\$(\d[\d,]*)\.0?(\d\d?)\b/g, '$1 dólares con $2 centavos'],
  [/\$(\d[\d,]*)/g, '$1 dólares'],
  [/(?<=\p{L})\s\+\s(?=\p{L})/gu, ' y '],
  [/,? casi tod[oa]s m[ií][oa]s(?!\p{L})/giu, ''],
  [/(?<=(?:dimos|dieron|dio) cuenta )que(?!\p{L})/giu, 'de que'],
  [/(?<=\d{2}) (?:alumnos|estudiantes)(?!\p{L})/giu, ' niños'],
  [
    /(?<=(?:para|de|entre) )(casi )?(?:todos )?(?:mis|nuestros) (?:niños|alumnos|estudiantes)(?!\p{L})/giu,
    (found) => `${/^casi/i.test(found) ? 'casi ' : ''}todos nosotros`,
  ],
  [
    /\s?(?:el )?\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de \d{4})?,?/giu,
    '',
  ],
  [
    /\s?(?:a|de) las? \d{1,2}(?::\d{2})?(?: (?:a|hasta) las? \d{1,2}(?::\d{2})?)?(?: (?:de la (?:mañana|tarde)|[ap]\.?m\.?))?/giu,
    '',
  ],
]

/** The line in whole words. */
export function writeOutSpanish(line: string): string {
  return rows.reduce(
    (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
    spellSpanish(line),
  )
}
