/** The forms of a verb that notes need. `will` and the like take the base form. */
export type EnglishForms = { base: string; s: string; past: string; ing: string; participle: string }

export type SpanishForms = {
  infinitive: string
  present: string
  presentMany: string
  presentWe: string
  past: string
  pastMany: string
  pastI: string
  pastWe: string
  command: string
  /** After "que": "que lea", "que se quede". */
  wish: string
  ing: string
  /** Without the "se" that stands before "ha". */
  participle: string
  clitic: string
}

/** The forms of an English verb; those written with "~" or not at all are regular. Words after the first stay. */
export function formEnglish(written: string): EnglishForms {
  const [base = '', s = '~', past = '~', ing = '~', participle = '~'] = written.split('/')
  const { first: verb, tail: end } = cutTail(base)
  const full = (form: string): string => (form.includes(' ') || end === '' ? form : `${form}${end}`)
  const pastForm = past === '~' ? regularPast(verb) : past
  return {
    base,
    s: full(s === '~' ? regularS(verb) : s),
    past: full(pastForm),
    ing: full(ing === '~' ? `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing` : ing),
    participle: full(participle === '~' ? pastForm : participle),
  }
}

function regularS(verb: string): string {
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb.replace(/([^aeiou])y$/, '$1ie')}s`
}

/** The verb and what stays as it is: "turn" and " in". */
function cutTail(whole: string): { first: string; tail: string } {
  const [first = '', ...rest] = whole.split(' ')
  return { first, tail: rest.length > 0 ? ` ${rest.join(' ')}` : '' }
}

function regularPast(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb.replace(/([^aeiou])y$/, '$1i')}ed`
}

const participles: Readonly<Record<string, string>> = {
  escribir: 'escrito',
  hacer: 'hecho',
  decir: 'dicho',
  ver: 'visto',
  poner: 'puesto',
  volver: 'vuelto',
  devolver: 'devuelto',
  resolver: 'resuelto',
  abrir: 'abierto',
  romper: 'roto',
  leer: 'leído',
  traer: 'traído',
  caer: 'caído',
  rehacer: 'rehecho',
}

/** The forms of a Spanish verb; of a reflexive one with its "se". */
export function formSpanish(written: string): SpanishForms {
  const [whole = '', present = '~', past = '~', command = '~'] = written.split('/')
  const { first: word, tail } = cutTail(whole)
  const clitic = /r(se|le|me|nos)$/.exec(word)?.[1] ?? ''
  const infinitive = word.slice(0, word.length - clitic.length)
  const stem = infinitive.slice(0, -2)
  const kind = infinitive.slice(-2).replace('í', 'i')
  const lead = clitic === '' ? '' : `${clitic} `
  const given = (form: string, regular: string): string =>
    form === '~' ? regular : stripTail(form, tail, lead)
  const now = given(present, stem + (kind === 'ar' ? 'a' : 'e'))
  const then = given(past, stem + (kind === 'ar' ? 'ó' : 'ió'))
  const wish = given(command, regularWish(kind, now))
  const say = (form: string): string => `${lead}${form}${form.includes(' ') ? '' : tail}`
  const we = (form: string): string => `${clitic === 'se' ? 'nos ' : lead}${form}${tail}`
  return {
    infinitive: whole,
    present: say(now),
    presentMany: say(`${now}n`),
    presentWe: we(presentWe(infinitive, stem, kind)),
    past: say(then),
    pastMany: say(pastMany(then, stem, kind)),
    pastI: `${clitic === 'se' ? 'me ' : lead}${pastI(then, stem, kind)}${tail}`,
    pastWe: we(pastWe(then, stem, kind)),
    command: commandOf(command, { wish, clitic, tail }),
    wish: say(withoutClitic(wish, clitic)),
    ing: `${movingOf(gerundOf(stem, kind, then), clitic)}${tail}`,
    participle: `${participleOf(infinitive, stem, kind)}${tail}`,
    clitic: lead,
  }
}

function presentWe(infinitive: string, stem: string, kind: Kind): string {
  if (infinitive === 'ir') return 'vamos'
  return stem + (kind === 'ar' ? 'amos' : kind === 'er' ? 'emos' : 'imos')
}

function participleOf(infinitive: string, stem: string, kind: Kind): string {
  return participles[infinitive] ?? stem + (kind === 'ar' ? 'ado' : 'ido')
}

function stripTail(form: string, tail: string, lead: string): string {
  const short = tail !== '' && form.endsWith(tail) ? form.slice(0, -tail.length) : form
  return lead !== '' && short.startsWith(lead) ? short.slice(lead.length) : short
}

type Kind = string

function regularWish(kind: Kind, present: string): string {
  if (kind !== 'ar') return `${present.replace(/[ae]$/, '')}a`
  const base = present.replace(/a$/, '')
  return `${base.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e`
}

type Wished = { wish: string; clitic: string; tail: string }

/** "dígame" is a command already; of "se quede" it is "quédese". */
function commandOf(written: string, { wish, clitic, tail }: Wished): string {
  if (clitic === '') return `${wish}${wish.includes(' ') ? '' : tail}`
  if (written !== '~' && withoutClitic(wish, clitic) !== wish) return `${wish}${tail}`
  return `${stressed(wish)}${clitic}${tail}`
}

/** "escríbame" says "escriba" after "que me". */
function withoutClitic(wish: string, clitic: string): string {
  if (clitic === '' || !wish.endsWith(clitic) || !/[áéíóú]/.test(wish)) return wish
  return wish
    .slice(0, -clitic.length)
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC')
}

const acute: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** The stress of "quede" is written once "se" follows: "quédese". */
export function stressed(form: string): string {
  return form.replace(
    /([aeiou])([iu]?[^aeiouáéíóú]*[aeo])$/,
    (_, vowel: string, rest: string) => `${acute[vowel] ?? vowel}${rest}`,
  )
}

/** The stress of "quedando" is written once "se" follows: "quedándose". */
function movingOf(gerund: string, clitic: string): string {
  return clitic === '' ? gerund : `${gerund.replace(/ando$/, 'ándo').replace(/endo$/, 'éndo')}${clitic}`
}

/** "tuvo", "hizo": their other forms follow the past. */
function isStrong(past: string): boolean {
  return /[^aeiouáéíóú]o$/.test(past)
}

function pastMany(past: string, stem: string, kind: Kind): string {
  if (past === 'fue') return 'fueron'
  if (past === 'dio' || past === 'vio') return `${past.slice(0, -1)}eron`
  if (isStrong(past))
    return `${past.slice(0, -1).replace(/z$/, 'c')}${past.endsWith('jo') ? 'eron' : 'ieron'}`
  return kind === 'ar' ? `${stem}aron` : past.replace(/ó$/, 'eron')
}

function pastI(past: string, stem: string, kind: Kind): string {
  if (past === 'fue') return 'fui'
  if (past === 'dio' || past === 'vio') return past.slice(0, -1)
  if (isStrong(past)) return `${past.slice(0, -1).replace(/z$/, 'c')}e`
  if (kind === 'ar') return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`
  return `${stem}í`
}

function pastWe(past: string, stem: string, kind: Kind): string {
  if (past === 'fue') return 'fuimos'
  if (past === 'dio' || past === 'vio') return `${past.slice(0, -1)}mos`
  if (isStrong(past)) return `${past.slice(0, -1).replace(/z$/, 'c')}imos`
  return kind === 'ar' ? `${stem}amos` : `${stem}${/[aeo]$/.test(stem) ? 'ímos' : 'imos'}`
}

function gerundOf(stem: string, kind: Kind, past: string): string {
  if (kind === 'ar') return `${stem}ando`
  if (past === 'fue') return 'yendo'
  if (past === 'dijo') return 'diciendo'
  if (/[aeo]$/.test(stem)) return `${stem}yendo`
  if (/[iy]ó$/.test(past)) return `${past.replace(/ó$/, '')}endo`
  return `${stem}iendo`
}
