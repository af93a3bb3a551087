import type { Translated } from '../../texts/translated.ts'
import type { giftNews as source } from './texts.en.ts'

export const giftNews = {
  title: 'Noticias de tu donación',
  lead: 'Escribimos a {address} sobre lo que pasa con una donación: cuando se une a la torre compartida, cuando su cupo de patrocinio se completa, cuando llega a un aula y cuando un atleta que apoyas tiene novedades.',
  stop: 'No recibir más estos correos',
  pending: 'Un momento…',
  receipts: 'Los recibos siguen llegando: quizá los necesites para tus impuestos.',
  stoppedTitle: 'Ya no recibirás estos correos',
  stopped:
    'Ya no escribimos a {address} sobre lo que pasa con tus donaciones ni con novedades de atletas. Los recibos siguen llegando.',
  home: 'Ir a la página de inicio',
  invalidTitle: 'No reconocemos este enlace',
  invalid: 'Quizá tu aplicación de correo lo cortó. Ábrelo otra vez desde el correo.',
  failedTitle: 'Esta página no cargó',
  failed: 'Inténtalo de nuevo en un momento. No cambió nada.',
  retry: 'Intentar de nuevo',
} as const satisfies Translated<typeof source>
