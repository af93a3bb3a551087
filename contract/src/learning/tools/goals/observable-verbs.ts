import type { Language } from '../../../language.ts'
import { moreObservableVerbs } from './more-observable-verbs.ts'

/**
 * Verbs that somebody else can see or hear and count, in English and Spanish; the third is the Spanish form of the third person
 * where it is irregular. "Understand", "know", "improve" and "appreciate" are missing on purpose: nobody can see them.
 */
const pairs: readonly (readonly [en: string, es: string, third?: string])[] = [
  ['activate', 'activar'],
  ['add', 'sumar'],
  ['answer', 'responder'],
  ['answer', 'contestar'],
  ['approach', 'acercarse'],
  ['arrange', 'ordenar'],
  ['arrive', 'llegar'],
  ['ask', 'pedir', 'pide'],
  ['ask', 'preguntar'],
  ['assemble', 'armar'],
  ['begin', 'comenzar', 'comienza'],
  ['begin', 'empezar', 'empieza'],
  ['bite', 'morder', 'muerde'],
  ['blend', 'unir'],
  ['bring', 'traer'],
  ['brush', 'cepillarse'],
  ['button', 'abotonar'],
  ['calculate', 'calcular'],
  ['call', 'llamar'],
  ['carry', 'llevar'],
  ['catch', 'atrapar'],
  ['cite', 'citar'],
  ['choose', 'elegir', 'elige'],
  ['circle', 'encerrar', 'encierra'],
  ['climb', 'subir'],
  ['combine', 'combinar'],
  ['comment', 'comentar'],
  ['compare', 'comparar'],
  ['comply', 'cumplir'],
  ['complete', 'completar'],
  ['compute', 'calcular'],
  ['copy', 'copiar'],
  ['count', 'contar', 'cuenta'],
  ['cross', 'cruzar'],
  ['cry', 'llorar'],
  ['cut', 'cortar'],
  ['cut', 'recortar'],
  ['decode', 'decodificar'],
  ['define', 'definir'],
  ['describe', 'describir'],
  ['dial', 'marcar'],
  ['divide', 'dividir'],
  ['draw', 'dibujar'],
  ['drink', 'beber'],
  ['edit', 'corregir', 'corrige'],
  ['eat', 'comer'],
  ['enter', 'entrar'],
  ['exchange', 'intercambiar'],
  ['explain', 'explicar'],
  ['express', 'expresar'],
  ['fasten', 'abrochar'],
  ['feed', 'alimentarse'],
  ['fill', 'llenar'],
  ['find', 'encontrar', 'encuentra'],
  ['finish', 'terminar'],
  ['fold', 'doblar'],
  ['follow', 'seguir', 'sigue'],
  ['give', 'dar', 'da'],
  ['greet', 'saludar'],
  ['grasp', 'agarrar'],
  ['hit', 'golpear'],
  ['hop', 'saltar'],
  ['hold', 'sostener', 'sostiene'],
  ['identify', 'identificar'],
  ['imitate', 'imitar'],
  ['initiate', 'iniciar'],
  ['interrupt', 'interrumpir'],
  ['join', 'unirse'],
  ['jump', 'saltar'],
  ['keep', 'mantener', 'mantiene'],
  ['kick', 'patear'],
  ['label', 'nombrar'],
  ['leave', 'salir', 'sale'],
  ['list', 'enumerar'],
  ['locate', 'localizar'],
  ['maintain', 'mantener', 'mantiene'],
  ['make', 'hacer', 'hace'],
  ['make', 'cometer'],
  ['match', 'emparejar'],
  ['measure', 'medir', 'mide'],
  ['multiply', 'multiplicar'],
  ['name', 'nombrar'],
  ['open', 'abrir'],
  ['order', 'ordenar'],
  ['pack', 'empacar'],
  ['participate', 'participar'],
  ['pay', 'pagar'],
  ['pick', 'escoger', 'escoge'],
  ['place', 'colocar'],
  ['play', 'jugar', 'juega'],
  ['point', 'señalar'],
  ['pour', 'verter', 'vierte'],
  ['press', 'presionar'],
  ['print', 'escribir'],
  ['produce', 'producir', 'produce'],
  ['pull', 'jalar'],
  ['punctuate', 'puntuar'],
  ['push', 'empujar'],
  ['put', 'poner', 'pone'],
  ['raise', 'levantar'],
  ['reach', 'alcanzar'],
  ['read', 'leer'],
  ['record', 'anotar'],
  ['refuse', 'negarse', 'se niega'],
  ['remain', 'permanecer'],
  ['repeat', 'repetir', 'repite'],
  ['request', 'pedir', 'pide'],
  ['resolve', 'resolver', 'resuelve'],
  ['respond', 'responder'],
  ['retell', 'relatar'],
  ['return', 'devolver', 'devuelve'],
  ['revise', 'revisar'],
  ['ride', 'montar'],
  ['round', 'redondear'],
  ['say', 'decir', 'dice'],
  ['scream', 'gritar'],
  ['segment', 'separar'],
  ['select', 'seleccionar'],
  ['set', 'poner', 'pone'],
  ['share', 'compartir'],
  ['shop', 'comprar'],
  ['sign', 'hacer señas', 'hace señas'],
  ['sit', 'sentarse', 'se sienta'],
  ['solve', 'resolver', 'resuelve'],
  ['sort', 'clasificar'],
  ['speak', 'hablar'],
  ['spell', 'deletrear'],
  ['spit', 'escupir'],
  ['stand', 'pararse', 'se para'],
  ['start', 'empezar', 'empieza'],
  ['state', 'decir', 'dice'],
  ['stay', 'permanecer'],
  ['string', 'ensartar'],
  ['stutter', 'tartamudear'],
  ['submit', 'entregar'],
  ['subtract', 'restar'],
  ['summarize', 'resumir'],
  ['take', 'tomar'],
  ['take', 'esperar'],
  ['tell', 'decir', 'dice'],
  ['throw', 'lanzar'],
  ['tie', 'amarrar'],
  ['touch', 'tocar'],
  ['trace', 'trazar'],
  ['transfer', 'trasladarse'],
  ['transition', 'pasar'],
  ['travel', 'desplazarse'],
  ['turn', 'entregar'],
  ['type', 'escribir'],
  ['unpack', 'desempacar'],
  ['use', 'usar'],
  ['utter', 'decir', 'dice'],
  ['wait', 'esperar'],
  ['walk', 'caminar'],
  ['walk', 'bajar'],
  ['wash', 'lavarse'],
  ['wear', 'usar'],
  ['wheel', 'impulsar'],
  ['wipe', 'limpiar'],
  ['work', 'trabajar'],
  ['write', 'escribir'],
  ['drive', 'manejar'],
  ['move', 'avanzar'],
  ['tell', 'avisar'],
  ['yell', 'gritar'],
  ['zip', 'cerrar', 'cierra'],
  ['zip', 'subir'],
  ...moreObservableVerbs,
]

const infinitives: Record<Language, ReadonlySet<string>> = {
  en: new Set(pairs.map(([en]) => en)),
  es: new Set(pairs.map(([, es]) => es)),
}

/** The infinitive behind what somebody "reads", "lee", "answers", "responde". */
const infinitiveOf: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map(pairs.flatMap(([en]) => [[thirdPersonOf(en), en] as const, [en, en] as const])),
  es: new Map(pairs.map(([, es, third]) => [third ?? spanishThirdPersonOf(es), es] as const)),
}

/** The Spanish verbs for an English one and the other way around, the usual one first. */
export function translateVerb(verb: string, to: Language): string | undefined {
  const pair = pairs.find(([en, es]) => (to === 'es' ? en : es) === verb)
  return to === 'es' ? pair?.[1] : pair?.[0]
}

/** Whether others can see this being done. */
export function isObservable(verb: string, language: Language): boolean {
  const words = verb.trim().toLowerCase()
  return infinitives[language].has(words) || infinitives[language].has(words.split(' ')[0] ?? '')
}

/** The infinitive of an observable verb as it stands in a present level, if it is one. */
export function findInfinitive(form: string, language: Language): string | undefined {
  return infinitiveOf[language].get(form.toLowerCase())
}

function thirdPersonOf(verb: string): string {
  if (/(s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

function spanishThirdPersonOf(verb: string): string {
  const [, stem = '', ending = '', reflexive] = /^(.*)([aei])r(se)?$/.exec(verb) ?? []
  return `${reflexive ? 'se ' : ''}${stem}${ending === 'a' ? 'a' : 'e'}`
}

const irregularFutures: Record<string, string> = {
  decir: 'dirá',
  hacer: 'hará',
  mantener: 'mantendrá',
  sostener: 'sostendrá',
  poner: 'pondrá',
  salir: 'saldrá',
  tener: 'tendrá',
  obtener: 'obtendrá',
  proponer: 'propondrá',
  abstener: 'abstendrá',
  sonreír: 'sonreirá',
}

/** "leer" → "leerá", "lavarse" → "se lavará". */
export function spanishFutureOf(verb: string): string {
  const [first = '', ...rest] = verb.trim().split(' ')
  const reflexive = /[aeií]rse$/.test(first)
  const plain = reflexive ? first.slice(0, -2) : first
  const future =
    irregularFutures[plain] ?? (/[aeií]r$/.test(plain) ? `${plain.replace(/ír$/, 'ir')}á` : plain)
  return [reflexive ? `se ${future}` : future, ...rest].join(' ')
}
