import type { coming as source } from './coming-texts.en.ts'
import type { Translated } from '../texts/translated.ts'

export const coming = {
  home: 'Volver a tu portal',
  programs: 'Ver los atletas',
  prospect: {
    link: 'Inicio',
    title: 'Portal de atletas',
    text: 'Iniciaste sesión. Aquí se guardarán metas, novedades y recibos; esta parte aún no está abierta.',
  },
} satisfies Translated<typeof source>
