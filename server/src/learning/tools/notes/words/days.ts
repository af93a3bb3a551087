/** Names of days and months as they are read and said, Sunday and January first. */
export const weekdays = [
  { en: 'Sunday', es: 'domingo', read: ['sunday', 'sun', 'sun.', 'domingo'] },
  { en: 'Monday', es: 'lunes', read: ['monday', 'mon', 'mon.', 'lunes', 'lun'] },
  { en: 'Tuesday', es: 'martes', read: ['tuesday', 'tues', 'tue', 'martes'] },
  { en: 'Wednesday', es: 'miércoles', read: ['wednesday', 'wed', 'weds', 'miércoles', 'mier', 'mié'] },
  { en: 'Thursday', es: 'jueves', read: ['thursday', 'thurs', 'thur', 'thu', 'jueves', 'jue'] },
  { en: 'Friday', es: 'viernes', read: ['friday', 'fri', 'viernes', 'vie'] },
  { en: 'Saturday', es: 'sábado', read: ['saturday', 'sat', 'sábado'] },
] as const

export const months = [
  { en: 'January', es: 'enero', read: ['january', 'jan', 'enero', 'ene'] },
  { en: 'February', es: 'febrero', read: ['february', 'feb', 'febrero'] },
  { en: 'March', es: 'marzo', read: ['march', 'marzo'] },
  { en: 'April', es: 'abril', read: ['april', 'apr', 'abril'] },
  { en: 'May', es: 'mayo', read: ['may', 'mayo'] },
  { en: 'June', es: 'junio', read: ['june', 'jun', 'junio'] },
  { en: 'July', es: 'julio', read: ['july', 'jul', 'julio'] },
  { en: 'August', es: 'agosto', read: ['august', 'aug', 'agosto', 'ago'] },
  { en: 'September', es: 'septiembre', read: ['september', 'sept', 'sep', 'septiembre', 'setiembre'] },
  { en: 'October', es: 'octubre', read: ['october', 'oct', 'octubre'] },
  { en: 'November', es: 'noviembre', read: ['november', 'nov', 'noviembre'] },
  { en: 'December', es: 'diciembre', read: ['december', 'dec', 'diciembre', 'dic'] },
] as const

type RelativeDay = { en: string; es: string; read: readonly string[]; past?: boolean }

/** Days and stretches that are named from today. */
export const relativeDays: readonly RelativeDay[] = [
  { en: 'today', es: 'hoy', read: ['today', 'hoy'] },
  { en: 'tomorrow', es: 'mañana', read: ['tomorrow', 'tmrw', 'mañana'] },
  { en: 'yesterday', es: 'ayer', read: ['yesterday', 'ayer'], past: true },
  { en: 'tonight', es: 'esta noche', read: ['tonight', 'esta noche'] },
  { en: 'this morning', es: 'esta mañana', read: ['this morning', 'esta mañana'], past: true },
  { en: 'this afternoon', es: 'esta tarde', read: ['this afternoon', 'esta tarde'] },
  { en: 'this week', es: 'esta semana', read: ['this week', 'esta semana'], past: true },
  {
    en: 'next week',
    es: 'la próxima semana',
    read: ['next week', 'la próxima semana', 'próxima semana', 'la semana que viene', 'la semana próxima'],
  },
  { en: 'last week', es: 'la semana pasada', read: ['last week', 'la semana pasada'], past: true },
  { en: 'this month', es: 'este mes', read: ['this month', 'este mes'], past: true },
  { en: 'next month', es: 'el próximo mes', read: ['next month', 'el próximo mes', 'el mes que viene'] },
  { en: 'last month', es: 'el mes pasado', read: ['last month', 'el mes pasado'], past: true },
  { en: 'this year', es: 'este año', read: ['this year', 'este año'], past: true },
  { en: 'next year', es: 'el próximo año', read: ['next year', 'el próximo año', 'el año que viene'] },
  { en: 'last year', es: 'el año pasado', read: ['last year', 'el año pasado'], past: true },
  { en: 'this weekend', es: 'este fin de semana', read: ['this weekend', 'este fin de semana'] },
  { en: 'over the weekend', es: 'el fin de semana', read: ['over the weekend', 'el fin de semana'] },
  {
    en: 'this quarter',
    es: 'este trimestre',
    read: ['this quarter', 'este trimestre', 'this term'],
    past: true,
  },
  { en: 'this semester', es: 'este semestre', read: ['this semester', 'este semestre'], past: true },
  {
    en: 'this summer',
    es: 'este verano',
    read: ['this summer', 'over summer', 'over the summer', 'este verano', 'durante el verano'],
  },
]
