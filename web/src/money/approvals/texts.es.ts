import type { Translated } from '../../texts/translated.ts'
import type { secondPerson as source } from './texts.en.ts'

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
  open: 'Abrir la aprobación',
} satisfies Translated<typeof source>
