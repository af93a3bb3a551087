import { lowerFirst } from './letters.ts'
import { isSpanishVerb } from './spanish-verbs.ts'

export type Clause = { text: string; byClass: boolean }

const asked =
  /^(?:debería|deberían|deben|debe|se puede|podemos|podría|hay|es|son|qué|cómo|por qué|cuál|quién|dónde|cuándo)(?!\p{L})/iu
const felt =
  /^(?:me siento|me sentí|estoy|estaba|estuve|quedé) ((?:muy|bien|tan|súper|super) )?(orgullos|content|emocionad|impresionad|sorprendid)([oa])(?!\p{L})(.*)$/iu

/** “Reto de STEM: hacer un puente”, “tema: ¿debería…?”, “mucha confusión de por qué…”: what a line was about. */
export function wordSpanishHeading(text: string): Clause | undefined {
  for (const [pattern, tell] of headings) {
    const found = pattern.exec(text)
    const told = found === null ? undefined : tell(found)
    if (told !== undefined) return { text: told, byClass: /^(?:el (?:reto|desafío)|.*mos )/.test(told) }
  }
  return undefined
}

type Heading = readonly [pattern: RegExp, tell: (found: readonly string[]) => string | undefined]

const headings: readonly Heading[] = [
  [
    /^(?:el |nuestro )?(reto|desafío)(?: de \p{L}+| del día)? ?: (\p{L}+(?:ar|er|ir)(?:se)? .+)$/iu,
    ([, task = '', what = '']) => `el ${task.toLowerCase()} era ${lowerFirst(what)}`,
  ],
  [
    /^(matemáticas|ciencias|lectura|escritura|arte|música) ?: (\p{L}+(?:ar|er|ir) .+)$/iu,
    ([, subject = '', what = '']) => `en ${subject.toLowerCase()} aprendimos a ${lowerFirst(what)}`,
  ],
  [
    /^(?:el |la )?(?:tema|pregunta|debate) ?: (.+)$/iu,
    ([, topic = '']) =>
      asked.test(topic) ? `la pregunta era: ¿${lowerFirst(topic)}?` : `hablamos de ${lowerFirst(topic)}`,
  ],
  [
    /^(\p{L}+(?: \p{L}+){0,2}) (?:esta semana|hoy)$/iu,
    ([, work = '']) =>
      work.split(' ').some(isSpanishVerb) || /mos$/.test(work)
        ? undefined
        : `trabajamos con ${lowerFirst(work)}`,
  ],
  [
    /^(much[oa]s? (?:confusi[oó]n|lágrimas|risas?|emoci[oó]n|nervios|preguntas|ruido|alegría|gente|abrazos|porras|lodo)(?!\p{L}).*)$/iu,
    ([, what = '']) => `hubo ${lowerFirst(what)}`,
  ],
]

/** “Estoy muy orgullosa de ellos”: what the teacher felt is told of her. */
export function tellSpanishTeacher(text: string): Clause | undefined {
  const [whole, how = '', feeling = '', end = '', rest = ''] = felt.exec(text) ?? []
  if (whole === undefined) return undefined
  const of = rest.replace(/ de (?:ell[oa]s|todos(?: (?:ell[oa]s|nosotros))?|mis? \p{L}+)/iu, ' de nosotros')
  const who = end.toLowerCase() === 'a' ? 'nuestra maestra' : 'nuestro maestro'
  return {
    text: `${who} estaba ${how.toLowerCase()}${feeling.toLowerCase()}${end.toLowerCase()}${of}`,
    byClass: false,
  }
}

type Rule = readonly [pattern: RegExp, tell: (found: readonly string[]) => string, byClass: boolean]

const fragments: readonly Rule[] = [
  [/^(?:el )?(d[ií]a (?:\d+|cien)(?: de .+)?)$/iu, ([, day = '']) => `era el ${lowerFirst(day)}`, false],
  [
    /^(\d+ (?:centavos|pesos|dólares)) ((?:el|la|cada) .+)$/iu,
    ([, price = '', each = '']) => `costaba ${price} ${each}`,
    false,
  ],
  [/^((?:casi )?ninguno igual|ninguno era igual)$/iu, () => 'ninguno era igual', false],
  [
    /^(?:un |el )?(paseo|viaje) (al|a la|a|por) (.+)$/iu,
    ([, what = '', to = '', where = '']) => `hicimos un ${what.toLowerCase()} ${to} ${where}`,
    true,
  ],
  [
    /^(?:una |la )?((?:excursión|visita|caminata)(?: de noche| nocturna| corta| larga)?) (al|a la|a|por|en el|en la|en) (.+)$/iu,
    ([, what = '', to = '', where = '']) => `hicimos una ${what.toLowerCase()} ${to} ${where}`,
    true,
  ],
  [/^(\d+ (?:horas?|minutos) de .+)$/iu, ([, what = '']) => `hubo ${what}`, false],
  [
    /^((?:maratón|fiesta|concierto|desfile|feria|competencia|función|carrera|concurso)(?: .+)?)$/iu,
    ([, what = '']) => `hubo ${lowerFirst(what)}`,
    false,
  ],
  [/^nada$/iu, () => 'no pasó nada', false],
  [/^(?:todavía nada|nada todavía)$/iu, () => 'no pasó nada todavía', false],
  [
    /^(?:el )?((?:primero?|último)(?: \S+){1,4})$/iu,
    ([, what = '']) => `apareció el ${lowerFirst(what)}`,
    false,
  ],
  [
    /^(?:la )?((?:primera|última)(?: \S+){1,4})$/iu,
    ([, what = '']) => `apareció la ${lowerFirst(what)}`,
    false,
  ],
]

/** What a line without a verb says: “excursión al museo”, “primer brote”. */
export function wordSpanishFragment(text: string): Clause | undefined {
  if (text.split(' ').length > 12) return undefined
  for (const [pattern, tell, byClass] of fragments) {
    const found = pattern.exec(text)
    if (found !== null) return { text: tell(found), byClass }
  }
  return undefined
}
