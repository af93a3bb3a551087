import type { ownTower as source } from './own-tower-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const ownTower = {
  title: 'Tu propia torre',
  lead: 'Tu propia torre tiene {amount} de $800.',
  empty: 'Ahora mismo no hay nada en tu propia torre.',
  joins:
    'El {day} se une a la torre compartida, donde completa un cupo de patrocinio junto con otras donaciones y llega antes a un aula. No tienes que hacer nada.',
  wait: 'Dejar que espere otros {days} días',
  waits: 'Listo. Te espera hasta el {day}.',
  pending: 'Un momento…',
  give: 'Donar a tu propia torre',
  invalidTitle: 'No reconocemos este enlace',
  invalid: 'Quizás tu correo lo cortó. Ábrelo otra vez desde el mensaje.',
  expiredTitle: 'Este enlace venció',
  expired: 'Lo que había en tu propia torre ya se unió a la compartida, o volviste a donar desde entonces.',
  failedTitle: 'Esta página no cargó',
  failed: 'Inténtalo de nuevo en un momento. No cambió nada.',
  retry: 'Intentar de nuevo',
} as const satisfies Translated<typeof source>
