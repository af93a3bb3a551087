import type { Translated } from '../../texts/translated.ts'
import type { grounds as sourceGrounds, secondPerson as source } from './texts.en.ts'

export const secondPerson = {
  waits: 'Ahora espera a una segunda persona del equipo.',
  waiting: '{amount} espera a una segunda persona del equipo.',
  approved: 'Una segunda persona aprobó {amount}.',
  refused: 'Una segunda persona no aprobó {amount}.',
  refusedWhy: 'Una segunda persona no aprobó {amount}: {note}',
  unseen:
    'De nuestro equipo, solo {name}, que lo incorporó, ha tratado con este docente. Lo primero que salga espera a otra persona.',
  unproven:
    'Este docente entró con un enlace que vio nuestro equipo. Hasta que entre con uno enviado por correo, no le llega nada y no participa en sorteos.',
  reference: 'Referencia: {reference}.',
  agreed: 'Una segunda persona del equipo estuvo de acuerdo.',
  agreedBy: '{name} estuvo de acuerdo.',
  open: 'Abrir la aprobación',
} satisfies Translated<typeof source>

export const grounds = {
  amount: 'Es más de lo que una persona puede autorizar sola.',
  asker: 'Sumado a lo que la misma persona autorizó hace poco, es más de lo que puede autorizar una sola.',
  teacher:
    'Sumado a lo que recibió hace poco el mismo docente, es más de lo que una persona puede autorizar sola.',
  payee:
    'Sumado a lo que recibió hace poco el mismo beneficiario, es más de lo que una persona puede autorizar sola.',
  hand: 'Una misma persona del equipo puso allí más dinero del que puede autorizar sola.',
  kind: 'Esto siempre necesita dos personas.',
  unseen:
    'Una sola persona del equipo incorporó a este docente y nadie más lo ha mirado. Asegúrate de que exista y enseñe allí.',
  own: 'Le llega a quien lo pidió.',
  reserve:
    'La reserva para devoluciones está por debajo de su mínimo. Mientras no se complete, esto necesita dos personas.',
  word: 'Quien lo pidió registró, recibió o pagó ese mismo dinero.',
  pair: 'Dos personas lo autorizaron, así que se necesitan dos para deshacerlo.',
} satisfies Translated<typeof sourceGrounds>
