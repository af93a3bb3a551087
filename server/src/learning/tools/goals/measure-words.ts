import type { PeriodKey, UnitKey } from '@tower/contract/learning/tools/goals/units.ts'

/** Numbers that teachers write as words. */
export const wordNumbers: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  cero: 0,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
}

export const number = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6}(?:\\.\\d{1,2})?|${Object.keys(wordNumbers)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`

/** A word between the number and its noun: none that joins sentences. */
export const adjective =
  "(?!(?:and|or|of|with|per|in|the|to|on|at|when|for|is|a|an|as|by|but|from|y|o|de|con|por|en|el|la|los|las|al|del|cuando|para|que|un|una|his|her|their|out)(?![\\p{L}'-]))[\\p{L}'-]+"

type UnitWordsEntry = { key: UnitKey; words: string }

/** What is counted, as teachers write it in either language; the longer words first. */
export const unitWords: readonly UnitWordsEntry[] = [
  {
    key: 'words_correct_per_minute',
    words:
      'wcpm|cwpm|correct words per minute|words read correctly per minute|words correct per minute|words read correctly in (?:one|1|a) minute|words correctly in (?:one|1|a) minute|palabras (?:leídas )?correctas por minuto|palabras correctas en un minuto|pcpm',
  },
  { key: 'words_per_minute', words: 'wpm|words per minute|palabras por minuto' },
  { key: 'digits', words: 'digits correct|correct digits|digits|dígitos correctos|dígitos' },
  { key: 'replacements', words: 'maze replacements|replacements|maze choices|selecciones' },
  { key: 'letter_sequences', words: 'correct letter sequences|letter sequences|secuencias de letras' },
  {
    key: 'writing_sequences',
    words: 'correct writing sequences|writing sequences|secuencias de escritura',
  },
  { key: 'word_sequences', words: 'correct word sequences|word sequences|cws|secuencias de palabras' },
  { key: 'words_per_utterance', words: 'words per (?:utterance|phrase)|palabras por (?:enunciado|frase)' },
  {
    key: 'sight_words',
    words: 'sight[- ]words?|high[- ]frequency words?|palabras (?:de uso frecuente|de alta frecuencia)',
  },
  { key: 'letter_sounds', words: 'letter[- ]sounds?|sounds?|phonemes?|sonidos?(?: de (?:las )?letras)?' },
  { key: 'letters', words: 'letters?|letter names?|letras?' },
  {
    key: 'missing_assignments',
    words: 'missing assignments?|late assignments?|trabajos sin entregar|tareas sin entregar',
  },
  { key: 'words', words: 'words?(?! problems?\\b)|palabras?' },
  { key: 'sentences', words: 'sentences?|oraciones|oración' },
  { key: 'paragraphs', words: 'paragraphs?|párrafos?' },
  { key: 'details', words: 'details?|detalles?' },
  { key: 'questions', words: 'questions?|preguntas?' },
  { key: 'problems', words: 'problems?|problemas?' },
  { key: 'facts', words: 'facts?|operaciones básicas' },
  {
    key: 'steps',
    words:
      'steps?(?! (?:directions?|instructions?|commands?|problems?|equations?|tasks?|routines?|requests?))|pasos?',
  },
  { key: 'directions', words: 'directions?|instructions?|commands?|instrucciones|instrucción' },
  { key: 'signs', words: 'signs?|señas?' },
  { key: 'pictures', words: 'pictures?|picture cards?|imágenes|imagen' },
  { key: 'requests', words: 'requests?|peticiones|petición' },
  { key: 'responses', words: 'responses?|respuestas?' },
  { key: 'comments', words: 'comments?|comentarios?' },
  { key: 'bites', words: 'bites|bocados?' },
  { key: 'laps', words: 'laps?|vueltas' },
  { key: 'shapes', words: 'shapes?|figuras?' },
  { key: 'colors', words: 'colors?|colores' },
  { key: 'accommodations', words: 'accommodations?|adaptaciones' },
  { key: 'emotions', words: 'emotions?|feelings|emociones' },
  { key: 'events', words: 'events?|sucesos' },
  { key: 'reasons', words: 'reasons?|razones' },
  { key: 'strategies', words: 'strategies|strategy|estrategias' },
  { key: 'buttons', words: 'buttons?|botones' },
  { key: 'coins', words: 'coins?|monedas?' },
  { key: 'objects', words: 'objects?|objetos?' },
  { key: 'numbers', words: 'numerals?|numbers?|números?' },
  { key: 'feet', words: 'feet|foot|ft' },
  { key: 'meters', words: 'meters?|metros?' },
  { key: 'errors', words: 'errors?|mistakes?|errores' },
  { key: 'trials', words: 'trials?|intentos?' },
  { key: 'attempts', words: 'attempts?' },
  {
    key: 'opportunities',
    words: 'opportunities|opportunity|chances|oportunidades|oportunidad|ocasiones|ocasión',
  },
  { key: 'observations', words: 'observations?|observaciones' },
  { key: 'transitions', words: 'transitions?|transiciones' },
  { key: 'conversations', words: 'conversations?|conversaciones' },
  { key: 'class_periods', words: 'class periods?|periods?|classes|períodos?(?: de clase)?|clases' },
  { key: 'sessions', words: 'sessions?|sesiones' },
  {
    key: 'assignments',
    words: 'assignments?|homework assignments?|trabajos(?: asignados)?|tareas escolares',
  },
  { key: 'days', words: '(?:school )?days?|días?(?: de clase)?' },
  { key: 'tasks', words: 'tasks?|tareas?' },
  { key: 'items', words: 'items?|ítems?|artículos' },
  { key: 'points', words: 'points?|puntos?' },
  { key: 'minutes', words: 'minutes?|mins?|minutos?' },
  { key: 'seconds', words: 'seconds?(?![- ]grade)|secs?|segundos?' },
  {
    key: 'exchanges',
    words: 'exchanges?|(?:conversational )?turns?|back-and-forth exchanges|intercambios?|turnos?',
  },
  { key: 'prompts', words: 'prompts?|cues?|ayudas?|indicaciones|apoyos verbales' },
  { key: 'reminders', words: 'reminders?|redirections?|recordatorios?' },
  {
    key: 'times',
    words:
      'times?|occasions?|instances?|situations?|outings?|(?:un)?veces|vez|incidents?|episodes?|aggressions?|outbursts?|elopements?|tantrums?|meltdowns?|refusals?|call-?outs?|episodios?|berrinches?|agresiones|incidentes?',
  },
]

export const periodWords: readonly { key: PeriodKey; words: string }[] = [
  {
    key: 'class_period',
    words: 'class periods?|class(?:es)?|periods?|lessons?|clases?|períodos?(?: de clase)?',
  },
  { key: 'session', words: 'sessions?|sesiones|sesión' },
  { key: 'recess', words: 'recess(?:es)?|recreos?' },
  { key: 'minute', words: 'minutes?|minutos?|min' },
  { key: 'hour', words: 'hours?|horas?' },
  { key: 'day', words: '(?:school )?days?|días?' },
  { key: 'week', words: 'weeks?|semanas?' },
  { key: 'month', words: 'months?|mes(?:es)?' },
]

/** What a percentage is of. */
export const shareWords: readonly UnitWordsEntry[] = [
  {
    key: 'percent_accuracy',
    words: 'accuracy|accurate(?:ly)?|correct(?:ly)?|precisión|aciertos|correctas?|correctos?',
  },
  { key: 'percent_opportunities', words: 'opportunities|times|oportunidades|occasions|ocasiones' },
  { key: 'percent_trials', words: 'trials|attempts|intentos' },
  { key: 'percent_intervals', words: 'intervals|intervalos(?: observados)?' },
  {
    key: 'percent_time',
    words: 'time|class time|class|instruction|the period|tiempo(?: observado)?|las veces|veces',
  },
  { key: 'percent_assignments', words: 'assignments|homework|work|classwork|trabajos|tareas|la tarea' },
  { key: 'percent_questions', words: 'questions|preguntas' },
  { key: 'percent_sentences', words: 'sentences|oraciones' },
  { key: 'percent_steps', words: 'steps|pasos' },
  { key: 'percent_words', words: 'words|speech|utterances|palabras|habla' },
  { key: 'percent_problems', words: 'problems|problemas' },
  { key: 'percent_items', words: 'items|ítems' },
  { key: 'percent_responses', words: 'responses|turns|respuestas' },
  { key: 'percent_days', words: 'days|días' },
]

/** A number in digits or as a word; what is none is no number at all. */
export function toNumber(word: string | undefined): number {
  const plain = (word ?? '').toLowerCase().replaceAll(',', '')
  return wordNumbers[plain] ?? Number(plain === '' ? Number.NaN : plain)
}
