import type { sponsorDonation as source } from './sponsor-donation-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const sponsorDonation = {
  titles: { platform_program: 'Financia un cupo de aula', teacher_direct: 'Donación directa a un aula' },
  notes: {
    platform_program: 'Las donaciones al programa emiten un cupo de aula por cada $800 donados.',
    teacher_direct:
      'Va directo al presupuesto de esta aula. No emite ningún cupo ni cuenta en tu total del programa.',
  },
  amount: 'Monto',
  currency: 'dólares',
  presets: 'Montos para elegir',
  rest: '{amount}, lo que falta',
  coverFee:
    'Cubrir por nosotros la comisión de la tarjeta: {fee} más. Tus {amount} cuentan completos en ambos casos.',
  payWith: 'Paga con',
  card: '{brand} terminada en {last4}',
  expires: 'vence {month}/{year}',
  otherCard: 'Otra tarjeta',
  removeCard: 'Olvidar esta tarjeta',
  removed: 'La tarjeta quedó olvidada.',
  removeFailed: 'No se pudo olvidar la tarjeta. Inténtalo de nuevo.',
  keepCard: 'Guarda la tarjeta para mi próxima donación',
  keepNote: 'La guarda el proveedor de pagos. Aquí puedes pedir que la olvide cuando quieras.',
  donate: 'Donar {amount} una vez',
  donateEmpty: 'Donar una vez',
  monthly: 'Mejor dona {amount} cada mes',
  monthlyEmpty: 'Mejor dona cada mes',
  pending: 'Enviando tu donación…',
  leading: 'Abriendo el pago…',
  fault: 'Escribe un monto mayor que cero.',
  signIn: 'Entra como patrocinador para donar.',
  missingTeacher: 'Falta la maestra o el maestro que recibe la donación.',
  failed: 'No se pudo registrar la donación',
  refused: {
    'giving.amount_too_small': 'La donación mínima es de $1.',
    'giving.amount_too_large': 'Esta donación es demasiado grande para el formulario. Escríbenos, por favor.',
    'giving.card_declined':
      'El método de pago fue rechazado. No se cobró nada. Puedes intentarlo de nuevo o pagar con otra tarjeta.',
    'giving.charge_unknown':
      'El proveedor de pagos aún no ha respondido. Inténtalo de nuevo: una donación nunca se cobra dos veces y, si ya se cobró, aparecerá sola.',
    'giving.charge_failed': 'No se cobró nada en tu tarjeta. Inténtalo de nuevo.',
    'giving.checkout_failed': 'No se pudo abrir el pago.',
    'giving.teacher_missing': 'Falta la maestra o el maestro que recibe la donación.',
    'giving.teacher_not_found': 'No encontramos a la maestra o el maestro',
    'classrooms.not_confirmed':
      'Esta aula aún no está confirmada. Podrá recibir donaciones cuando su maestra o maestro la confirme.',
    'request.rate_limited': 'Demasiados intentos. Espera {minutes} min. e inténtalo de nuevo.',
  },
  done: '¡Donación recibida! Las donaciones al programa emiten un cupo de aula por cada $800 donados.',
  doneDirect: '¡Donación recibida! Va directo al presupuesto del aula.',
  onItsWay: 'Tu pago está en camino. Aparecerá aquí solo en cuanto el banco lo confirme.',
  review: 'Tu pago llegó y nuestro equipo lo está revisando. Te escribirán.',
  notPaid: 'Este pago no se terminó. No se cobró nada.',
  cancelled: 'Donación cancelada. No se cobró nada.',
} satisfies Translated<typeof source>
