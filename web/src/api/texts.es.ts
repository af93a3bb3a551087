import type { refusals as source } from './texts.en.ts'
import type { Translated } from '../texts/translated.ts'
import { shell } from '../page/texts.es.ts'

const sessionEnded = shell.giver.ended

export const refusals = {
  'defense.challenge_needed':
    'Vemos un tráfico inusual, por eso tu navegador hace primero una breve comprobación y después lo envía solo. Si en un minuto no pasa nada, envíalo de nuevo. La comprobación necesita JavaScript; sin él, inténtalo más tarde o escríbenos.',
  'defense.refused': 'No pudimos aceptarlo en este momento. Inténtalo más tarde o escríbenos.',
  'identity.invalid_token': sessionEnded,
  'identity.session_missing': sessionEnded,
  'request.rate_limited': 'Demasiadas solicitudes. Vuelve a intentarlo en {minutes} min.',
  'giving.too_many_starts':
    'Desde esta red se iniciaron muchos pagos que no se completaron. Vuelve a intentarlo en {minutes} min.',
  'server.unavailable': 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  'request.mail_limited': 'Se pidieron demasiados correos para esta dirección. Inténtalo más tarde.',
} as const satisfies Translated<typeof source>
