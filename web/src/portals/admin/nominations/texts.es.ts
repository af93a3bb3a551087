import type { nominees as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const nominees = {
  title: 'Nominaciones de docentes',
  lead: 'Quién fue nominado, cuántas veces y por quién. Un docente cuya dirección nadie conoce aparece con su nombre y escuela.',
  caption: 'Personas nominadas, las más nominadas primero si no se ordenan de otra forma',
  search: 'Correo, nombre o escuela',
  state: 'Dirección',
  states: { linked: 'Conocida', unlinked: 'No conocida' },
  columns: { nominee: 'Persona nominada', count: 'Nominaciones', latest: 'Última' },
  under: '{name} · {school}',
  unlinked: 'Dirección no conocida',
  none: 'Todavía no hay nominaciones.',
  noMatch: 'Nadie coincide.',
  failed: 'No se pudieron cargar las nominaciones',
  panel: {
    title: 'Quién nominó',
    nominators: { one: '{count} persona nominó', other: '{count} personas nominaron' },
    failed: 'No se pudo cargar quién nominó',
    anonymous: 'anónimo',
    previous: 'Más recientes',
    next: 'Más antiguas',
  },
  link: {
    title: 'Enlazar con una dirección',
    lead: 'Cuando sabes de quién son estas nominaciones. Queda guardado con tu nombre y no se puede deshacer.',
    email: 'Correo de la persona nominada',
    required: 'El correo es obligatorio',
    invalid: 'Escribe una dirección de correo, como rosa@escuela.edu.',
    submit: 'Enlazar',
    question: '¿Enlazar a {name} con {email}?',
    text: 'Todas las nominaciones con este nombre y escuela cuentan entonces para esa dirección.',
    cancel: 'Cancelar',
    failed: 'No se pudo enlazar.',
    done: '{name} está enlazado con {email}.',
  },
} satisfies Translated<typeof source>
