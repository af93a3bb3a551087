import type { sponsorProfile as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const sponsorProfile = {
  kicker: 'Patrocinio',
  description: '{name} patrocina aulas con {site}.',
  website: 'Sitio web',
  logo: 'Logotipo de {name}',
  logoElsewhere: 'Logotipo',
  totals: {
    title: 'Lo construido hasta hoy',
    given: 'Dado a las aulas',
    slots: 'Cupos de patrocinio emitidos',
    remaining: 'Faltan para el próximo cupo',
    label: '{amount} de {target} para el próximo cupo',
    of: 'de {target} para el próximo cupo',
  },
  milestones: {
    title: 'Hitos',
    slots: { one: '{count} cupo', other: '{count} cupos' },
    first: 'Empieza con el primer cupo.',
  },
  gifts: {
    title: 'Regalos recientes',
    credits: { one: '{count} crédito Tower', other: '{count} créditos Tower' },
    none: 'Todavía no se han dado créditos.',
  },
  quiet: 'Este patrocinio es discreto: no se muestran cifras.',
  join: 'Patrocinar un aula',
  missing: { title: 'No se encontró el patrocinio', text: 'Aquí nadie lleva este nombre.' },
  failed: {
    title: 'No se pudo cargar el perfil',
    text: 'Inténtalo otra vez en un momento.',
    again: 'Reintentar',
  },
} as const satisfies Translated<typeof source>
