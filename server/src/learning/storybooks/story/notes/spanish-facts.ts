import { capitalize, uncapitalize } from '@tower/contract/capitalize.ts'
import type { Told } from './english-facts.ts'
import { writeOutSpanish } from './spanish-short-forms.ts'
import { nameSpanishThings } from './spanish-things.ts'
import { isSpanishVerb, theyForm, weForm } from './spanish-verbs.ts'

const day = String.raw`(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)`
const leadingDay = new RegExp(
  String.raw`^(?:el )?(?:d[ií]a )?${day}(?!\p{L})(?: (?:en|por) la (?:mañana|tarde))?\s*[:,\-]?\s+`,
  'iu',
)
const trailingDay = new RegExp(String.raw`,?\s+(?:el )?(?:pasado )?${day}[.!]*$`, 'iu')
const innerDay = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'giu')
const spelled: Readonly<Record<string, string>> = { miercoles: 'miércoles', sabado: 'sábado' }

const people = String.raw`(?:niñ[oa]s(?: y (?:las )?niñ[oa]s)?|alumn[oa]s|estudiantes|chic[oa]s|chiquit[oa]s|peques|pequeñ[oa]s|muchach[oa]s|grupos)(?: de (?:primero|segundo|tercero|cuarto|quinto|kínder|mi clase|la clase))?`
const many = new RegExp(
  String.raw`^(?:(?:tod[oa]s|tambi[eé]n) )?(?:los|las|mis|nuestr[oa]s|est[oa]s) (?:queridos |lindos )?${people}(?: (?:tambi[eé]n|todos|ya))?\s+`,
  'iu',
)
const group =
  /^(?:la|mi|nuestra|toda la) clase(?: entera)?\s+|^(?:el|mi|nuestro|todo el) (?:grupo|salón|curso)\s+/iu
const all = /^(?:(?:todos|todas)(?! (?:los|las|nuestr[oa]s|est[oa]s)(?!\p{L}))|todo el mundo|ell[oa]s)\s+/iu

/** The sentence of the class that a line of Spanish notes says; nothing where it can’t be one. */
export function tellSpanish(line: string, before: { byClass: boolean }): Told | undefined {
  const plain = writeOutSpanish(line)
  const isLoud = /!\W*$/.test(plain)
  const { lead, rest } = takeLead(
    plain
      .replace(/[¡¿]/g, '')
      .replace(/[\s.!?,:;]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const clause = wordClause(rest, before)
  if (clause === undefined) return undefined
  const text = `${lead}${lead === '' ? clause.text : lowerFirst(clause.text)}`
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
  const whole = capitalize(text)
  const sentence = isLoud ? `¡${whole}!` : `${whole}.`
  return isTellable(sentence) ? { sentence, byClass: clause.byClass } : undefined
}

function takeLead(text: string): { lead: string; rest: string } {
  const days = text.match(innerDay) ?? []
  const found = days.length > 1 ? null : (leadingDay.exec(text) ?? trailingDay.exec(text))
  if (found !== null) {
    const name = (found[1] ?? '').toLowerCase()
    return { lead: `El ${spelled[name] ?? name} `, rest: takeFiller(text.replace(found[0], '')) }
  }
  const open = takeFiller(text)
  const numbered = takeCount(open)
  if (numbered !== undefined) return numbered
  const subject =
    /^(?:en|durante) (?:la clase de |el área de )?(ciencias|matemáticas|lectura|escritura|arte|música|educación física|inglés|español|estudios sociales|la biblioteca|el laboratorio|el recreo|el huerto)(?: (?:esta semana|hoy))?,? /iu.exec(
      open,
    )
  if (subject !== null)
    return { lead: `En ${(subject[1] ?? '').toLowerCase()}, `, rest: open.slice(subject[0].length) }
  const order =
    /^(primero|luego|después|entonces|al final|por fin|al fin|al principio|finalmente|al día siguiente|más tarde|después del recreo)(?!\p{L}),? /iu.exec(
      open,
    )
  if (order !== null)
    return { lead: `${capitalize((order[1] ?? '').toLowerCase())} `, rest: open.slice(order[0].length) }
  return { lead: '', rest: open }
}

/** “Intento 2: dio vueltas”, “día 21 y por fin nacieron” */
function takeCount(open: string): { lead: string; rest: string } | undefined {
  const numbered =
    /^(?:en el )?((?:primer|segundo|tercer|cuarto|último) intento|intento \d+|día \d+) ?(?:[:,-]|y(?= por fin))? /iu.exec(
      open,
    )
  if (numbered !== null)
    return {
      lead: `${/^d/i.test(numbered[1] ?? '') ? 'El' : 'En el'} ${(numbered[1] ?? '').toLowerCase()} `,
      rest: open.slice(numbered[0].length),
    }
  return undefined
}

function takeFiller(text: string): string {
  return text
    .replace(/^(?:esta semana|la semana pasada|hoy|ayer|esta mañana|este mes)(?!\p{L}),? /iu, '')
    .replace(/^(?:noticias|novedades) del? \p{L}+ ?: /iu, '')
    .replace(/^(?:también|además|y|pues|bueno|así que|ah|guau)(?!\p{L}),? /iu, '')
}

/** Verbs that whoever does it follows: “llegaron cinco orugas”, “se cayeron tres torres”. */
const comesFirst =
  /^(?:lleg|ca[yí]|vin|sal|nac|brot|crec|aparec|qued|entr|flot|hund|mur|vol|romp|gust|encant|falt|sobr|pas|explot|revent|derrit|derram|derrumb|amanec)/iu

/** What only people do, whatever the line before was about. */
const byPeople =
  /^(?:ensay|estudi|aprend|pid|escrib|cambi|vot|dibuj|pint|practic|rediseñ|mid|reconstru|querían|podían)/iu

type Clause = { text: string; byClass: boolean }

function wordClause(text: string, before: { byClass: boolean }): Clause | undefined {
  const named = nameClass(text)
  if (named !== undefined) return named
  const some = /^(\d+|dos|tres|cuatro|cinco|algun[oa]s|un[oa]s) (?:alumn[oa]s|estudiantes)(?= )/iu
  if (some.test(text))
    return { text: text.replace(some, '$1 compañeros').replace(/^unos/i, 'unos'), byClass: false }
  const isOthers = /(?:mis|nuestr[oa]s) (?:alumn[oa]s|niñ[oa]s|estudiantes) /iu.test(text.slice(5))
  const people = isOthers ? undefined : (many.exec(text) ?? group.exec(text) ?? all.exec(text))?.[0]
  if (people !== undefined) return asWe(text.slice(people.length), /^tod[oa]s/i.test(people) ? 'todos ' : '')
  return nameVerb(text, before) ?? nameThing(text) ?? wordFragment(text) ?? nameSpanishThings(text)
}

/** “A los niños les gustó”, “cada niño hizo” */
function nameClass(text: string): Clause | undefined {
  if (/^a (?:los|las|mis|nuestr[oa]s) \p{L}+ (?:no )?les \p{L}+/iu.test(text))
    return {
      text: text.replace(/^a \p{L}+ \p{L}+ /iu, '').replace(/(?<!\p{L})les(?!\p{L})/iu, 'nos'),
      byClass: true,
    }
  if (/^(?:no )?les (?:gust|encant|sorprend|dio|cost|fascin)/iu.test(text))
    return { text: text.replace(/les/i, 'nos'), byClass: true }
  const each = /^cada (?:niñ[oa]|alumn[oa]|estudiante|uno|quien)\s+/iu.exec(text)?.[0]
  return each === undefined ? undefined : { text: `cada quien ${text.slice(each.length)}`, byClass: true }
}

/** A line that begins with its verb: whose it is tells its form, or the line before. */
function nameVerb(text: string, before: { byClass: boolean }): Clause | undefined {
  const [first = '', second = '', ...rest] = text.split(' ')
  const taught = /^(?:les|nos)$/i.test(first) ? theyForm(second) : undefined
  if (taught !== undefined) return { text: ['nos', taught, ...rest].join(' '), byClass: false }
  if (/^nos$/i.test(first) && !/mos$/i.test(second)) return { text, byClass: false }
  // “Solo podían usar cinta”
  if (/^sol[oó]$/i.test(first) && weForm(second) !== undefined)
    return asWe([second, ...rest].join(' '), 'solo ')
  // “Escribimos su historia” is somebody else's.
  if (ofUs.test(first)) return { text: past(ourselves(text)), byClass: true }
  return nameThey(text, before)
}

/** “Plantaron”, “se divirtieron”: the class, where the line before was about it. */
function nameThey(text: string, before: { byClass: boolean }): Clause | undefined {
  const [first = '', second = ''] = text.split(' ')
  const isOurs = (verb: string): boolean => byPeople.test(verb) || (before.byClass && !comesFirst.test(verb))
  if (/^(?:\p{L}{2,}(?:aron|ieron|yeron)|fueron|están|estaban|querían|tenían|podían)$/iu.test(first))
    return isOurs(first) ? asWe(text, '') : { text, byClass: false }
  return /^se$/i.test(first) && /ron$/.test(second) && isOurs(second) ? asWe(text, '') : undefined
}

const ofUs =
  /^(?:\p{L}{2,}(?:amos|imos|ímos|ábamos|íamos)|nos|no|ya|solo|también|tenemos|estamos|hemos|somos|podemos|queremos|\p{L}+emos)$/iu

function nameThing(text: string): Clause | undefined {
  const isDone =
    text.split(' ').slice(0, 9).some(isSpanishVerb) ||
    /^(?:un[ao]?|el|la|los|las|nuestr[oa]s?|todos|cada) .*(?<!\p{L})se \p{L}+[ea]n?(?!\p{L})/iu.test(text)
  if (!isDone) return undefined
  const told = text
    .replace(
      /(?:mis|nuestr[oa]s) (?:alumn[oa]s|niñ[oa]s|estudiantes) (no )?(\p{L}+)/giu,
      (all, no: string | undefined, verb: string) =>
        weForm(verb) === undefined ? all : `nosotros ${no ?? ''}${weForm(verb) ?? ''}`,
    )
    .replace(/^mis?(?!\p{L})/iu, (found) => (found.endsWith('s') ? 'nuestros' : 'nuestro'))
  return { text: past(told), byClass: false }
}

/** “Plantaron sus frijoles” is “plantamos nuestros frijoles”. */
function asWe(rest: string, who: string): { text: string; byClass: boolean } | undefined {
  const words = rest.split(' ')
  const at = words.slice(0, 4).findIndex((word) => weForm(word) !== undefined)
  const verb = words[at]
  if (at < 0 || verb === undefined) return undefined
  // “La clase hizo una tarjeta, escribió un poema”: all of it was us.
  const isOne = /ó$|^hizo$/.test(verb)
  const lead = words.slice(0, at).map((word) => (/^(?:se|les)$/i.test(word) ? 'nos' : word))
  const tail = words
    .slice(at + 1)
    .map((word, step) =>
      isNext.test(words[at + step] ?? '') &&
      (/(?:aron|ieron|yeron)$/.test(word) || (isOne && /ó$/.test(word)))
        ? (weForm(word) ?? word)
        : word,
    )
  return { text: `${who}${past(ours([...lead, weForm(verb) ?? '', ...tail].join(' ')))}`, byClass: true }
}

const isNext = /^(?:y|e|,|que)$|,$/

/** “Tirarse” */
function ourselves(text: string): string {
  return text.replace(/(\p{L}+[aeií]r)se(?!\p{L})/giu, '$1nos')
}

function ours(text: string): string {
  return ourselves(text)
    .replace(
      /(?<!\p{L})sus (\p{L}+)/giu,
      (_, noun: string) => `${/as$/.test(noun) ? 'nuestras' : 'nuestros'} ${noun}`,
    )
    .replace(
      /(?<!\p{L})su (\p{L}+)/giu,
      (_, noun: string) => `${/(?:a|ción|dad)$/.test(noun) ? 'nuestra' : 'nuestro'} ${noun}`,
    )
    .replace(/(?<!\p{L})a (?:los|mis|nuestros) (?:niños|alumnos|estudiantes|chicos)(?!\p{L})/giu, 'a todos')
}

function past(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:estamos|hemos estado) (?=\p{L}+ndo)/giu, 'estuvimos ')
    .replace(/(?<!\p{L})estamos(?!\p{L})/giu, 'estábamos')
    .replace(/(?<!\p{L})hemos (\p{L}+ado|\p{L}+ido)(?!\p{L})/giu, 'habíamos $1')
    .replace(/(?<!\p{L})tenemos(?!\p{L})/giu, 'teníamos')
}

type Rule = readonly [pattern: RegExp, tell: (found: readonly string[]) => string, byClass: boolean]

const fragments: readonly Rule[] = [
  [
    /^(?:un |el )?(paseo|viaje) (al|a la|a|por) (.+)$/iu,
    ([, what = '', to = '', where = '']) => `hicimos un ${what.toLowerCase()} ${to} ${where}`,
    true,
  ],
  [
    /^(?:una |la )?(excursión|visita|caminata) (al|a la|a|por) (.+)$/iu,
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

/** “excursión al museo”, “primer brote” */
function wordFragment(text: string): Clause | undefined {
  if (text.split(' ').length > 12) return undefined
  for (const [pattern, tell, byClass] of fragments) {
    const found = pattern.exec(text)
    if (found !== null) return { text: tell(found), byClass }
  }
  return undefined
}

function isTellable(sentence: string): boolean {
  return (
    (sentence.split(' ').length >= 2 || /(?:mos|ó)[.!]$/.test(sentence)) &&
    !/(?<!\p{L})(?:yo|mi|mis|me|alumn[oa]s|estudiantes|estándar\p{L}*|evaluaci\p{L}+|objetivos?)(?!\p{L})|[|{}<>[\]\\^~=_"]/iu.test(
      sentence,
    ) &&
    !/\p{Lu}{6,}/u.test(sentence) &&
    !/(?<!\p{L})(?:y|o|el|la|los|las|un|una|a|de|con|en|para|que)[.!]$/iu.test(sentence)
  )
}

function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : uncapitalize(text)
}
