import type { assistant as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

/** NUMA, la asistente. */
export const assistant = {
  title: 'NUMA',
  subtitle: 'Programas, cuentos y créditos',
  minimize: 'Minimizar NUMA',
  log: 'Conversación con NUMA',
  greeting:
    'Pregúntame por los programas, los cupos, los sorteos, los cuentos o los créditos de compra. Si iniciaste sesión, también por tus donaciones y cupos.',
  you: 'Tú:',
  numa: 'NUMA:',
  sources: 'Fuentes',
  question: 'Tu pregunta',
  placeholder: 'Haz una pregunta',
  send: 'Preguntar',
  waiting: 'NUMA lo está buscando…',
  retry: 'Repetir la última pregunta',
  signIn: 'Iniciar sesión',
  contact: 'Escríbenos',
  failed: {
    unavailable: 'NUMA no está disponible.',
    signIn: 'Inicia sesión para hacer preguntas privadas.',
    unreachable: 'No se pudo conectar con NUMA.',
    unknown: 'Todavía no lo sé. Inténtalo de nuevo pronto.',
  },
  refused: { 'request.rate_limited': 'Demasiadas solicitudes. Inténtalo más tarde.' },
} as const satisfies Translated<typeof source>
