import type { Translated } from '../../texts/translated.ts'
import type { giftNews as source } from './texts.en.ts'

export const giftNews = {
  title: 'Los correos que te enviamos',
  series: {
    gift_news: {
      title: 'Noticias de tu donación',
      lead: 'Escribimos a {address} sobre lo que pasa con una donación: cuando se une a la torre compartida, cuando su cupo de patrocinio se completa, cuando llega a un aula y cuando un atleta que apoyas tiene novedades.',
      stays: 'Los recibos siguen llegando: quizá los necesites para tus impuestos.',
      stopped:
        'Ya no escribimos a {address} sobre lo que pasa con tus donaciones ni con novedades de atletas. Los recibos siguen llegando.',
    },
    sponsor_invites: {
      title: 'Invitaciones a patrocinar un aula',
      lead: 'Nuestro equipo invitó por correo a {address} a patrocinar un aula.',
      stays: 'Puedes patrocinar una en nuestro sitio cuando quieras.',
      stopped: 'Ya no invitamos por correo a {address} a patrocinar un aula.',
    },
    draw_reminders: {
      title: 'Recordatorios del sorteo',
      lead: 'Recordamos por correo a {address} lo que le falta a un aula para entrar al sorteo.',
      stays:
        'Te seguiremos escribiendo cuando tu aula salga sorteada. Lo que falta también está en tu portal.',
      stopped:
        'Ya no recordamos por correo a {address} lo que le falta a un aula para entrar al sorteo. Te seguiremos escribiendo cuando salga sorteada.',
    },
    charity_letters: {
      title: 'Nuestras cartas a quienes donan',
      lead: 'Escribimos de vez en cuando a {address} sobre lo que hacemos y cómo ayudar.',
      stays: 'Los recibos y las noticias de tus propias donaciones siguen llegando.',
      stopped:
        'Ya no enviamos nuestras cartas a {address}. Los recibos y las noticias de tus propias donaciones siguen llegando.',
    },
  },
  stop: 'No recibir más estos correos',
  pending: 'Un momento…',
  stoppedTitle: 'Ya no recibirás estos correos',
  home: 'Ir a la página de inicio',
  invalidTitle: 'No reconocemos este enlace',
  invalid: 'Quizá tu aplicación de correo lo cortó. Ábrelo otra vez desde el correo.',
  failedTitle: 'Esta página no cargó',
  failed: 'Inténtalo de nuevo en un momento. No cambió nada.',
  retry: 'Intentar de nuevo',
} as const satisfies Translated<typeof source>
