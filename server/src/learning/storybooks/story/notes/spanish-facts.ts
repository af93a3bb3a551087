import { capitalize } from '@tower/contract/capitalize.ts'
import type { Before, Told } from './english-facts.ts'
import { lowerFirst } from './letters.ts'
import {
  tellSpanishTeacher,
  wordSpanishFragment,
  wordSpanishHeading,
  type Clause,
} from './spanish-fragments.ts'
import { takeLead } from './spanish-openings.ts'
import { writeOutSpanish } from './spanish-short-forms.ts'
import { nameSpanishThings } from './spanish-things.ts'
import { isSpanishVerb, theyForm, weForm } from './spanish-verbs.ts'
import { asWe, comesFirst, joinWe, ourselves, past } from './spanish-voice.ts'

const people = String.raw`(?:niñ[oa]s(?: y (?:las )?niñ[oa]s)?|alumn[oa]s|estudiantes|chic[oa]s|chiquit[oa]s|peques|pequeñ[oa]s|muchach[oa]s|grupos)(?: de (?:primero|segundo|tercero|cuarto|quinto|kínder|mi clase|la clase))?`
const many = new RegExp(
  String.raw`^(?:(?:tod[oa]s|tambi[eé]n) )?(?:los|las|mis|nuestr[oa]s|est[oa]s) (?:queridos |lindos )?${people}(?: (?:tambi[eé]n|todos|ya))?\s+`,
  'iu',
)
const group =
  /^(?:la|mi|nuestra|toda la) clase(?: entera)?\s+|^(?:el|mi|nuestro|todo el) (?:grupo|salón|curso)\s+/iu
const all = /^(?:(?:todos|todas)(?! (?:los|las|nuestr[oa]s|est[oa]s)(?!\p{L}))|todo el mundo|ell[oa]s)\s+/iu

/** The sentence of the class that a line of Spanish notes says; nothing where it can’t be one. */
export function tellSpanish(line: string, before: Before): Told | undefined {
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
  const sentence = whole.endsWith('?') ? whole : isLoud ? `¡${whole}!` : `${whole}.`
  return isTellable(sentence) ? { sentence, byClass: clause.byClass } : undefined
}

/** What only people do, whatever the line before was about. */
const byPeople =
  /^(?:ensay|estudi|aprend|pid|escrib|cambi|vot|dibuj|pint|practic|rediseñ|mid|reconstru|querían|podían|discut|entrevist|investig|plantaron|sembraron|se pele|pele|quej|trabaj|jug|pregunt|us[ao]|leyeron)/iu

function wordClause(text: string, before: Before): Clause | undefined {
  const said = wordSpanishHeading(text) ?? tellSpanishTeacher(text) ?? nameClass(text) ?? nameSome(text)
  if (said !== undefined) return said
  const people = peopleOf(text)
  return people === undefined
    ? wordOther(text, before)
    : asWe(text.slice(people.length), /^tod[oa]s/i.test(people) ? 'todos ' : '')
}

/** Whoever the line is about, where that is the class. */
function peopleOf(text: string): string | undefined {
  const isOthers = /(?:mis|nuestr[oa]s) (?:alumn[oa]s|niñ[oa]s|estudiantes) /iu.test(text.slice(5))
  return isOthers ? undefined : (many.exec(text) ?? group.exec(text) ?? all.exec(text))?.[0]
}

/** “Nacieron dos y los niños se pusieron felices” */
function andWe(text: string): string {
  return text.replace(
    /(?<=(?:^|\s)(?:y|e|pero|porque|cuando) )(?:los|las|mis|nuestr[oa]s) (?:alumn[oa]s|niñ[oa]s|estudiantes) (no )?(se )?(\p{L}+)/giu,
    (all, no: string | undefined, self: string | undefined, verb: string) =>
      weForm(verb) === undefined
        ? all
        : `${no ?? ''}${self === undefined ? '' : 'nos '}${weForm(verb) ?? ''}`,
  )
}

function wordOther(line: string, before: Before): Clause | undefined {
  const text = andWe(line)
  return nameVerb(text, before) ?? nameThing(text) ?? wordSpanishFragment(text) ?? nameSpanishThings(text)
}

/** “Varios niños cambiaron de opinión” */
function nameSome(text: string): Clause | undefined {
  const some =
    /^(\d+|dos|tres|cuatro|cinco|algun[oa]s|un[oa]s|varios|varias|muchos|muchas) (?:alumn[oa]s|estudiantes|niñ[oa]s)(?= )/iu
  return some.test(text) ? { text: text.replace(some, '$1 compañeros'), byClass: false } : undefined
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
  // “A todos les dieron una calcomanía”
  if (/^a tod[oa]s (?:no )?les (?!\p{L}+ a )/iu.test(text))
    return { text: text.replace(/(?<!\p{L})les(?!\p{L})/iu, 'nos'), byClass: false }
  // “Ellos mismos hicieron”
  const own = /^ell[oa]s mism[oa]s /iu.exec(text)?.[0]
  if (own !== undefined) return asWe(text.slice(own.length), 'nosotros mismos ')
  const each = /^cada (?:niñ[oa]|alumn[oa]|estudiante|uno|quien)\s+/iu.exec(text)?.[0]
  return each === undefined ? undefined : { text: `cada quien ${text.slice(each.length)}`, byClass: true }
}

/** A line that begins with its verb: whose it is tells its form, or the line before. */
function nameVerb(text: string, before: Before): Clause | undefined {
  const [first = '', second = '', ...rest] = text.split(' ')
  const taught = /^(?:les|nos)$/i.test(first) ? theyForm(second) : undefined
  if (taught !== undefined) return { text: ['nos', taught, ...rest].join(' '), byClass: false }
  if (/^nos$/i.test(first) && !/mos$/i.test(second)) return { text, byClass: false }
  // “Solo podían usar cinta”
  if (/^sol[oó]$/i.test(first) && weForm(second) !== undefined)
    return asWe([second, ...rest].join(' '), 'solo ')
  const already = nameAlready(text)
  if (already !== undefined) return already
  // “Escribimos su historia” is somebody else's.
  if (ofUs.test(first)) return { text: past(ourselves(text)), byClass: true }
  return nameThey(text, before)
}

/** “Ya se daban el turno” */
function nameAlready(text: string): Clause | undefined {
  const verb = /^(?:ya|ya no|también) (?:se )?(\p{L}+(?:aban|ían|aron|ieron))(?!\p{L})/iu.exec(text)?.[1]
  return verb === undefined || comesFirst.test(verb) ? undefined : asWe(text, '')
}

/** “Plantaron”, “se divirtieron”: the class, where the line before was about it. */
function nameThey(text: string, before: Before): Clause | undefined {
  const [first = '', second = ''] = text.split(' ')
  const isOurs = (verb: string): boolean =>
    byPeople.test(verb) || ((before.byClass || isWithUs(before)) && !comesFirst.test(verb))
  if (
    /^(?:\p{L}{2,}(?:aron|ieron|yeron)|fueron|están|estaban|querían|tenían|podían|iban|venían|peleaban)$/iu.test(
      first,
    )
  )
    return isOurs(first) ? asWe(text, '') : { text, byClass: false }
  return /^se$/i.test(first) && /(?:ron|aban|ían)$/.test(second) && isOurs(second)
    ? asWe(text, '')
    : undefined
}

/** “El bombero nos dejó ponernos los cascos. Se subieron al camión.” */
function isWithUs({ sentence = '' }: Before): boolean {
  return /(?<!\p{L})nos(?!\p{L})/u.test(sentence)
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
    .replace(
      /(?<!\p{L})les (enseñó|dio|mostró|contó|leyó|explicó|trajo|regaló|ayudó) a todos(?!\p{L})/giu,
      'nos $1 a todos',
    )
    .replace(/^mis?(?!\p{L})/iu, (found) => (found.endsWith('s') ? 'nuestros' : 'nuestro'))
  // “La mitad de la clase…, y no pudieron escoger”
  const whole = /(?<!\p{L})de la clase(?!\p{L})/u.test(told) ? joinWe(told) : told
  return { text: past(whole), byClass: false }
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
