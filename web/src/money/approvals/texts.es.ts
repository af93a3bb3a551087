import type { Translated } from '../../texts/translated.ts'
import type { secondPerson as source } from './texts.en.ts'

export const secondPerson = {
  waits: 'Ahora espera a una segunda persona del equipo.',
  waiting: '{amount} espera a una segunda persona del equipo.',
  approved: 'Una segunda persona aprobó {amount}.',
  refused: 'Una segunda persona no aprobó {amount}.',
  refusedWhy: 'Una segunda persona no aprobó {amount}: {note}',
  open: 'Abrir la aprobación',
} satisfies Translated<typeof source>
