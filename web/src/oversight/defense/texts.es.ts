import type { defense as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const defense = {
  title: 'Intentos rechazados',
  lead: 'Lo que se rechazó antes de crear un pago o guardar un formulario. Esta lista suele ser corta.',
  caption: 'Intentos rechazados, los últimos primero',
  columns: {
    call: 'Qué',
    reason: 'Por qué',
    network: 'Red',
    amount: 'Monto',
    attempts: 'Intentos',
    last: 'Último',
  },
  networkNote: 'Cada red se muestra con un código: su dirección no se guarda.',
  reasons: {
    challenge_needed: 'Se pidió una comprobación',
    wrong_answer: 'Respuesta incorrecta a la comprobación',
    refused: 'Rechazado',
    rate_limited: 'Demasiados',
  },
  calls: {
    'giving.create-checkout-session': 'Donación',
    'giving.donations-create': 'Donación a un programa',
    'giving.prospect-donate': 'Donación a un atleta',
    'sponsors.checkout': 'Cupo por enlace',
    'nominations.nominate': 'Nominación de un aula',
    'nominations.nominate-teacher': 'Nominación de un docente',
    'nominations.request-confirmation': 'Correo de confirmación',
    'inquiries.contact': 'Formulario de contacto',
    'inquiries.partner': 'Formulario de socios',
    'programs.follow': 'Interés en un programa',
    'sponsors.start': 'Registro de patrocinador',
  },
  filter: 'Por qué',
  none: 'No se rechazó nada.',
  noneMatch: 'No se rechazó nada por este motivo.',
  failed: 'No se pudieron cargar los intentos rechazados.',
} satisfies Translated<typeof source>
