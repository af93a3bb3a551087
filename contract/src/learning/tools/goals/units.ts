import type { Language } from '../../../language.ts'

/**
 * How a number of the unit stands in the sentence: as the object of the verb (`items`: answer 7 of 10 questions), as the
 * occasions on which it is done (`events`: in 4 of 5 trials), as a share, a score, a span of time, or a limit.
 */
export type UnitKind = 'items' | 'events' | 'percent' | 'score' | 'span' | 'limit'

/** One and many of the unit; of a percentage, what it is a share of. */
type UnitWords = readonly [one: string, many: string]

type Unit = {
  kind: UnitKind
  en: UnitWords
  es: UnitWords
  /** The least that a year should add, where half as much again would be too little. */
  least?: number
}

const unit = (kind: UnitKind, en: UnitWords, es: UnitWords, least = 1): Unit => ({ kind, en, es, least })
const share = (en: string, es: string, kind: UnitKind = 'percent'): Unit => ({
  kind,
  en: [en, en],
  es: [es, es],
})

/** Everything that a goal of ours may count. */
export const units = {
  words_correct_per_minute: unit(
    'items',
    ['word correct per minute', 'words correct per minute'],
    ['palabra correcta por minuto', 'palabras correctas por minuto'],
    5,
  ),
  words_per_minute: unit(
    'items',
    ['word per minute', 'words per minute'],
    ['palabra por minuto', 'palabras por minuto'],
    5,
  ),
  digits: unit('items', ['correct digit', 'correct digits'], ['dígito correcto', 'dígitos correctos'], 5),
  replacements: unit(
    'items',
    ['correct maze replacement', 'correct maze replacements'],
    ['selección correcta de la prueba maze', 'selecciones correctas de la prueba maze'],
    3,
  ),
  letter_sequences: unit(
    'items',
    ['correct letter sequence', 'correct letter sequences'],
    ['secuencia correcta de letras', 'secuencias correctas de letras'],
    5,
  ),
  writing_sequences: unit(
    'items',
    ['correct writing sequence', 'correct writing sequences'],
    ['secuencia correcta de escritura', 'secuencias correctas de escritura'],
    5,
  ),
  word_sequences: unit(
    'items',
    ['correct word sequence', 'correct word sequences'],
    ['secuencia correcta de palabras', 'secuencias correctas de palabras'],
    5,
  ),
  words_per_utterance: unit(
    'items',
    ['word per utterance', 'words per utterance'],
    ['palabra por enunciado', 'palabras por enunciado'],
  ),
  sight_words: unit(
    'items',
    ['sight word', 'sight words'],
    ['palabra de uso frecuente', 'palabras de uso frecuente'],
    5,
  ),
  letter_sounds: unit(
    'items',
    ['letter sound', 'letter sounds'],
    ['sonido de letra', 'sonidos de letras'],
    5,
  ),
  letters: unit('items', ['letter', 'letters'], ['letra', 'letras'], 5),
  words: unit('items', ['word', 'words'], ['palabra', 'palabras'], 3),
  sentences: unit('items', ['sentence', 'sentences'], ['oración', 'oraciones']),
  paragraphs: unit('items', ['paragraph', 'paragraphs'], ['párrafo', 'párrafos']),
  details: unit('items', ['detail', 'details'], ['detalle', 'detalles']),
  questions: unit('items', ['question', 'questions'], ['pregunta', 'preguntas']),
  problems: unit('items', ['problem', 'problems'], ['problema', 'problemas']),
  facts: unit('items', ['fact', 'facts'], ['operación básica', 'operaciones básicas'], 5),
  steps: unit('items', ['step', 'steps'], ['paso', 'pasos']),
  tasks: unit('items', ['task', 'tasks'], ['tarea', 'tareas']),
  items: unit('items', ['item', 'items'], ['ítem', 'ítems']),
  directions: unit('items', ['direction', 'directions'], ['instrucción', 'instrucciones']),
  signs: unit('items', ['sign', 'signs'], ['seña', 'señas'], 5),
  pictures: unit('items', ['picture', 'pictures'], ['imagen', 'imágenes'], 3),
  numbers: unit('items', ['number', 'numbers'], ['número', 'números'], 5),
  coins: unit('items', ['coin', 'coins'], ['moneda', 'monedas']),
  objects: unit('items', ['object', 'objects'], ['objeto', 'objetos'], 3),
  feet: unit('items', ['foot', 'feet'], ['pie', 'pies'], 10),
  meters: unit('items', ['meter', 'meters'], ['metro', 'metros'], 5),
  requests: unit('items', ['request', 'requests'], ['petición', 'peticiones']),
  responses: unit('items', ['response', 'responses'], ['respuesta', 'respuestas']),
  comments: unit('items', ['comment', 'comments'], ['comentario', 'comentarios']),
  bites: unit('items', ['bite', 'bites'], ['bocado', 'bocados']),
  laps: unit('items', ['lap', 'laps'], ['vuelta', 'vueltas']),
  shapes: unit('items', ['shape', 'shapes'], ['figura', 'figuras']),
  colors: unit('items', ['color', 'colors'], ['color', 'colores']),
  accommodations: unit('items', ['accommodation', 'accommodations'], ['adaptación', 'adaptaciones']),
  emotions: unit('items', ['emotion', 'emotions'], ['emoción', 'emociones']),
  events: unit('items', ['event', 'events'], ['suceso', 'sucesos']),
  reasons: unit('items', ['reason', 'reasons'], ['razón', 'razones']),
  strategies: unit('items', ['strategy', 'strategies'], ['estrategia', 'estrategias']),
  buttons: unit('items', ['button', 'buttons'], ['botón', 'botones']),
  errors: unit('items', ['error', 'errors'], ['error', 'errores']),
  answers: unit(
    'items',
    ['correct answer', 'correct answers'],
    ['respuesta correcta', 'respuestas correctas'],
  ),
  things: unit('items', ['item', 'items'], ['ítem', 'ítems']),
  cases: unit('events', ['opportunity', 'opportunities'], ['oportunidad', 'oportunidades']),
  written_responses: unit('events', ['response', 'responses'], ['respuesta', 'respuestas']),
  trials: unit('events', ['trial', 'trials'], ['intento', 'intentos']),
  attempts: unit('events', ['attempt', 'attempts'], ['intento', 'intentos']),
  opportunities: unit('events', ['opportunity', 'opportunities'], ['oportunidad', 'oportunidades']),
  times: unit('events', ['time', 'times'], ['vez', 'veces']),
  days: unit('events', ['day', 'days'], ['día', 'días']),
  sessions: unit('events', ['session', 'sessions'], ['sesión', 'sesiones']),
  class_periods: unit('events', ['class period', 'class periods'], ['período de clase', 'períodos de clase']),
  transitions: unit('events', ['transition', 'transitions'], ['transición', 'transiciones']),
  assignments: unit('events', ['assignment', 'assignments'], ['trabajo asignado', 'trabajos asignados']),
  conversations: unit('events', ['conversation', 'conversations'], ['conversación', 'conversaciones']),
  observations: unit('events', ['observation', 'observations'], ['observación', 'observaciones']),
  percent_accuracy: share('accuracy', 'precisión'),
  percent_opportunities: share('opportunities', 'las oportunidades'),
  percent_trials: share('trials', 'los intentos'),
  percent_sentences: share('sentences', 'las oraciones'),
  percent_intervals: share('observed intervals', 'los intervalos observados'),
  percent_time: share('the time', 'el tiempo'),
  percent_assignments: share('assignments', 'los trabajos asignados', 'items'),
  percent_questions: share('questions', 'las preguntas', 'items'),
  percent_steps: share('steps', 'los pasos', 'items'),
  percent_words: share('words', 'las palabras', 'items'),
  percent_problems: share('problems', 'los problemas', 'items'),
  percent_items: share('items', 'los ítems', 'items'),
  percent_responses: share('responses', 'las respuestas'),
  percent_days: share('school days', 'los días de clase'),
  percent_things: share('items', 'los ítems', 'items'),
  percent_cases: share('opportunities', 'las oportunidades'),
  points: unit('score', ['point', 'points'], ['punto', 'puntos']),
  minutes: unit('span', ['minute', 'minutes'], ['minuto', 'minutos'], 2),
  seconds: unit('span', ['second', 'seconds'], ['segundo', 'segundos'], 5),
  exchanges: unit('span', ['exchange', 'exchanges'], ['intercambio', 'intercambios']),
  prompts: unit('limit', ['prompt', 'prompts'], ['ayuda', 'ayudas']),
  reminders: unit('limit', ['reminder', 'reminders'], ['recordatorio', 'recordatorios']),
  missing_assignments: unit(
    'limit',
    ['missing assignment', 'missing assignments'],
    ['trabajo sin entregar', 'trabajos sin entregar'],
  ),
} satisfies Record<string, Unit>

export type UnitKey = keyof typeof units

/** The stretches of time over which something is counted. */
export const periods = {
  minute: { en: ['minute', 'minutes'], es: ['minuto', 'minutos'] },
  hour: { en: ['hour', 'hours'], es: ['hora', 'horas'] },
  day: { en: ['day', 'days'], es: ['día', 'días'] },
  week: { en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  month: { en: ['month', 'months'], es: ['mes', 'meses'] },
  class_period: { en: ['class period', 'class periods'], es: ['período de clase', 'períodos de clase'] },
  session: { en: ['session', 'sessions'], es: ['sesión', 'sesiones'] },
  recess: { en: ['recess', 'recesses'], es: ['recreo', 'recreos'] },
} as const satisfies Record<string, Record<Language, UnitWords>>

export type PeriodKey = keyof typeof periods

const table: Record<UnitKey, Unit> = units

/** Units whose noun is the present level's own ("two-step equations"); where it can't be used, a word for any such thing. */
const ownUnits: ReadonlySet<UnitKey> = new Set(['things', 'cases', 'percent_things', 'percent_cases'])

/** Whether what is counted is named by the present level alone. */
export const isOwnUnit = (key: UnitKey): boolean => ownUnits.has(key)

/** How numbers of this unit stand in the sentence. */
export const kindOf = (key: UnitKey): UnitKind => units[key].kind

/** Whether numbers of this unit are percentages. */
export const isPercent = (key: UnitKey): boolean => key.startsWith('percent_')

/** The least that a year should add to this unit. */
export const leastGrowthOf = (key: UnitKey): number => table[key].least ?? 1
