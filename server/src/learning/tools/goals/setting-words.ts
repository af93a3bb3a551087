import type { Language } from '@tower/contract/language.ts'
import type { MeasureWay } from './skills/skill.ts'

/** Something that a present level may say about how or where, in either language, and how a goal says it. */
type Said = { cue: RegExp } & Record<Language, string>

/** Materials, help and places: the condition of a goal. */
export const conditionWords: readonly Said[] = [
  {
    cue: /graphic organizer|organizador gráfico/i,
    en: 'given a graphic organizer',
    es: 'con un organizador gráfico',
  },
  {
    cue: /sentence (starters|frames)|inicios de oración/i,
    en: 'given sentence starters',
    es: 'con inicios de oración',
  },
  {
    cue: /visual schedule|picture schedule|horario (visual|ilustrado)/i,
    en: 'given a visual schedule',
    es: 'con un horario visual',
  },
  {
    cue: /speech[- ]generating device|\baac\b|communication device|comunicador/i,
    en: 'given a speech-generating device',
    es: 'con un dispositivo generador de voz',
  },
  {
    cue: /picture cards?|pecs|tarjetas con (imágenes|dibujos)/i,
    en: 'given picture cards',
    es: 'con tarjetas ilustradas',
  },
  { cue: /pencil grip/i, en: 'given a pencil grip', es: 'con un adaptador para el lápiz' },
  { cue: /wide[- ]ruled paper/i, en: 'on wide-ruled paper', es: 'en papel de renglón ancho' },
  { cue: /number line|recta numérica/i, en: 'given a number line', es: 'con una recta numérica' },
  {
    cue: /(?<!without (?:a )?)calculator|(?<!sin )calculadora/i,
    en: 'given a calculator',
    es: 'con una calculadora',
  },
  {
    cue: /manipulatives|material(es)? concretos?/i,
    en: 'given manipulatives',
    es: 'con materiales concretos',
  },
  { cue: /adapted scissors|tijeras adaptadas/i, en: 'given adapted scissors', es: 'con tijeras adaptadas' },
  { cue: /walker|andador/i, en: 'given a walker', es: 'con andador' },
  { cue: /white cane|bastón blanco/i, en: 'given a white cane', es: 'con bastón blanco' },
  { cue: /verbal (prompt|cue)s?|ayuda verbal/i, en: 'given a verbal prompt', es: 'con una ayuda verbal' },
  {
    cue: /(?:given|with|after) a (?:verbal |visual )?model|con un modelo/i,
    en: 'given a model',
    es: 'con un modelo',
  },
  {
    cue: /teacher-led|lectures?\b/i,
    en: 'during a teacher-led lesson',
    es: 'durante una lección dirigida por el docente',
  },
  {
    cue: /independent (work|seatwork|practice)|trabajo independiente/i,
    en: 'during independent work',
    es: 'durante el trabajo independiente',
  },
  {
    cue: /whole[- ](group|class) (instruction|lessons?)|(instrucción|lección) en grupo grande/i,
    en: 'during whole-group instruction',
    es: 'durante la instrucción en grupo grande',
  },
  { cue: /small[- ]group|grupo(s)? pequeño/i, en: 'in a small group', es: 'en un grupo pequeño' },
  { cue: /recess|recreo/i, en: 'during recess', es: 'durante el recreo' },
  { cue: /lunch|cafeteria|almuerzo|cafetería/i, en: 'at lunch', es: 'en el almuerzo' },
  {
    cue: /arrival routine|rutina de (?:llegada|entrada)/i,
    en: 'during the arrival routine',
    es: 'durante la rutina de llegada',
  },
  { cue: /circle time|hora del círculo/i, en: 'during circle time', es: 'durante la hora del círculo' },
  {
    cue: /centers|centros de aprendizaje/i,
    en: 'during center time',
    es: 'durante los centros de aprendizaje',
  },
  {
    cue: /general education (class|classroom|math|setting)|salón de educación general/i,
    en: 'in the general education classroom',
    es: 'en el salón de educación general',
  },
  { cue: /job ?site|work ?site|lugar de trabajo/i, en: 'at the job site', es: 'en el lugar de trabajo' },
  { cue: /school store|tienda escolar/i, en: 'in the school store', es: 'en la tienda escolar' },
]

/** Places that hold for what the text says next, too. */
export const placeWords: readonly Said[] = conditionWords.filter(({ en }) =>
  /^(?:at the job site|in the school store|in the general)/.test(en),
)

/** How progress is measured, as a present level names it. */
export const measuredByWords: readonly Said[] = [
  { cue: /aimsweb\w*/i, en: 'AIMSweb probes', es: 'pruebas AIMSweb' },
  { cue: /dibels/i, en: 'DIBELS probes', es: 'pruebas DIBELS' },
  { cue: /easycbm/i, en: 'easyCBM probes', es: 'pruebas easyCBM' },
  { cue: /running records?|registros? de lectura/i, en: 'running records', es: 'registros de lectura' },
  {
    cue: /curriculum[- ]based|\bcbm\b|basad[ao]s? en el currículo/i,
    en: 'curriculum-based measurement probes',
    es: 'pruebas basadas en el currículo',
  },
  {
    cue: /rubric|rúbrica/i,
    en: 'work samples scored with a rubric',
    es: 'muestras de trabajo calificadas con una rúbrica',
  },
  {
    cue: /work samples?|writing samples?|muestras de (trabajo|escritura)/i,
    en: 'work samples',
    es: 'muestras de trabajo',
  },
  { cue: /language samples?|muestras? de lenguaje/i, en: 'language samples', es: 'muestras de lenguaje' },
  {
    cue: /frequency (count|data|chart)|tally|conteo de frecuencia/i,
    en: 'a frequency count',
    es: 'un conteo de frecuencia',
  },
  { cue: /interval|intervalos/i, en: 'an interval record', es: 'un registro por intervalos' },
  {
    cue: /task analysis|análisis de (la )?tarea/i,
    en: 'a task analysis checklist',
    es: 'una lista de los pasos de la tarea',
  },
  { cue: /checklist|lista de (control|cotejo)/i, en: 'a checklist', es: 'una lista de cotejo' },
  { cue: /grade ?book|calificaciones/i, en: 'the gradebook', es: 'el registro de calificaciones' },
  {
    cue: /teacher[- ]made (test|quiz)|quizzes|exit tickets|pruebas cortas/i,
    en: 'class quizzes',
    es: 'pruebas cortas de clase',
  },
  {
    cue: /(data sheets?|data collection|therapy data)|hojas? de datos/i,
    en: 'data sheets',
    es: 'hojas de datos',
  },
]

/** How it is measured where the present level does not say. */
export const measureWays: Record<MeasureWay, Record<Language, string>> = {
  oral_probe: { en: 'one-minute oral reading probes', es: 'pruebas de lectura oral de un minuto' },
  probe: { en: 'skill probes', es: 'pruebas de la destreza' },
  maze_probe: { en: 'maze probes', es: 'pruebas maze' },
  work_samples: { en: 'work samples', es: 'muestras de trabajo' },
  rubric: { en: 'work samples scored with a rubric', es: 'muestras de trabajo calificadas con una rúbrica' },
  language_sample: { en: 'language samples', es: 'muestras de lenguaje' },
  trial_record: { en: 'a record of trials', es: 'un registro de intentos' },
  frequency_count: { en: 'a frequency count', es: 'un conteo de frecuencia' },
  interval_record: { en: 'an interval record', es: 'un registro por intervalos' },
  timed_observation: { en: 'timed observations', es: 'observaciones con cronómetro' },
  task_analysis: { en: 'a task analysis checklist', es: 'una lista de los pasos de la tarea' },
  distance_record: { en: 'a record of the distance', es: 'un registro de la distancia' },
  assignment_log: { en: 'an assignment log', es: 'un registro de trabajos entregados' },
}

const measuring =
  '(?:probes?|data|monitor\\w*|measur\\w*|assess\\w*|check\\w*|collect\\w*|record\\w*|prueba\\w*|dato\\w*|medi\\w*|registr\\w*|evalua\\w*)'
const near = (words: string) =>
  new RegExp(`${measuring}[^.]{0,40}(?:${words})|(?:${words})[^.]{0,25}${measuring}`, 'i')

/** How often it is measured, where the present level says so of probes or records. */
export const oftenWords: readonly Said[] = [
  {
    cue: near('every two weeks|every other week|bi-?weekly|twice a month|cada dos semanas|quincenal\\w*'),
    en: 'every two weeks',
    es: 'cada dos semanas',
  },
  { cue: near('twice a week|dos veces por semana'), en: 'twice a week', es: 'dos veces por semana' },
  {
    cue: near('weekly|every week|once a week|each week|semanal\\w*|cada semana'),
    en: 'every week',
    es: 'cada semana',
  },
  {
    cue: near('daily|every day|each day|diari\\w*|cada día'),
    en: 'every school day',
    es: 'cada día de clase',
  },
  { cue: near('monthly|every month|mensual\\w*|cada mes'), en: 'every month', es: 'cada mes' },
]

/** Who measures, where the present level names somebody. */
export const whoWords: readonly Said[] = [
  {
    cue: /speech[- ]language pathologist|\bslp\b|speech therapist|patólog[ao] del habla|terapeuta del habla/i,
    en: 'the speech-language pathologist',
    es: 'el personal de terapia del habla y lenguaje',
  },
  {
    cue: /occupational therapist|\bot\b(?= (?:report|data|session|observ))|terapeuta ocupacional/i,
    en: 'the occupational therapist',
    es: 'el personal de terapia ocupacional',
  },
  {
    cue: /physical therapist|fisioterapeuta|terapeuta físic[ao]/i,
    en: 'the physical therapist',
    es: 'el personal de terapia física',
  },
  {
    cue: /teacher of (students with visual impairments|the visually impaired)|\btvi\b|\btsvi\b/i,
    en: 'the teacher of students with visual impairments',
    es: 'el personal docente de estudiantes con discapacidad visual',
  },
  {
    cue: /orientation and mobility specialist|\bcoms\b/i,
    en: 'the orientation and mobility specialist',
    es: 'el personal de orientación y movilidad',
  },
  {
    cue: /teacher of the deaf|maestr[ao] de sordos/i,
    en: 'the teacher of the deaf and hard of hearing',
    es: 'el personal docente de estudiantes sordos',
  },
  { cue: /job coach|asesor laboral/i, en: 'the job coach', es: 'el asesor laboral' },
  {
    cue: /school counselor|counselor|consejer[ao]/i,
    en: 'the school counselor',
    es: 'el personal de consejería',
  },
  {
    cue: /school psychologist|psicólog[ao] escolar/i,
    en: 'the school psychologist',
    es: 'el personal de psicología escolar',
  },
  {
    cue: /classroom teacher|maestr[ao] de (la clase|aula)/i,
    en: 'the classroom teacher',
    es: 'el personal docente de la clase',
  },
  { cue: /intervener|interventor/i, en: 'the intervener', es: 'el personal interventor' },
  {
    cue: /general education teacher|maestr[ao] de educación general/i,
    en: 'the general education teacher',
    es: 'el personal docente de educación general',
  },
  {
    cue: /paraprofessional|classroom aide|instructional assistant|asistente de clase/i,
    en: 'the paraprofessional',
    es: 'el personal auxiliar',
  },
]

/** The one who writes the goal, where nobody is named. */
export const usualWho: Record<Language, string> = {
  en: 'the special education teacher',
  es: 'el personal docente de educación especial',
}

/** Help and tools that make a condition of their own. */
export const deviceWords: readonly Said[] = [
  {
    cue: /speech[- ]generating device|\baac\b|communication device|comunicador/i,
    en: 'given a speech-generating device',
    es: 'con un dispositivo generador de voz',
  },
  {
    cue: /pecs|picture (cards?|exchange)|tarjetas/i,
    en: 'given picture cards',
    es: 'con tarjetas ilustradas',
  },
  { cue: /walker|andador/i, en: 'given a walker', es: 'con andador' },
  { cue: /white cane|bastón blanco/i, en: 'given a white cane', es: 'con bastón blanco' },
  { cue: /long cane|\bcane\b|bastón/i, en: 'given a cane', es: 'con bastón' },
]

/** The first of these that the text says. */
export function findSaid(text: string, words: readonly Said[], language: Language): string | undefined {
  return words.find(({ cue }) => cue.test(text))?.[language]
}
