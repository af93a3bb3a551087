import type { coming as source } from './coming-texts.en.ts'
import type { Translated } from '../texts/translated.ts'

export const coming = {
  home: 'Volver a tu portal',
  programs: 'Ver los atletas',
  wallet: {
    title: 'Cartera de Tower Credits',
    text: 'La cartera aún no está abierta. Tus donaciones y cupos están en tu panel.',
  },
  credits: {
    title: 'Tower Credits',
    text: 'Aún no se pueden comprar ni regalar Tower Credits. Son créditos de la plataforma, no dinero, y nunca emiten cupos.',
  },
  prospect: {
    link: 'Inicio',
    title: 'Portal de atletas',
    text: 'Iniciaste sesión. Aquí se guardarán metas, novedades y recibos; esta parte aún no está abierta.',
  },
} satisfies Translated<typeof source>
