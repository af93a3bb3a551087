import type { sponsorProfile as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const sponsorProfile = {
  kicker: 'Patrocinador',
  description: '{name} patrocina aulas con {site}.',
  website: 'Sitio web',
  emblem: 'Emblema de quien patrocina aulas',
  logo: 'Logotipo de {name}',
  logoElsewhere: 'Logotipo',
  totals: {
    title: 'Lo construido hasta hoy',
    given: 'Donado a las aulas',
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
    credits: { one: '{count} Tower Credit', other: '{count} Tower Credits' },
    none: 'Todavía no se regaló ningún crédito.',
  },
  quiet: 'Este patrocinador prefiere la discreción: no muestra cifras.',
  join: 'Patrocinar un aula',
  missing: { title: 'No se encontró el patrocinador', text: 'No hay ningún patrocinador con este nombre.' },
  failed: {
    title: 'No se pudo cargar el perfil',
    text: 'Inténtalo otra vez en un momento.',
    again: 'Reintentar',
  },
} as const satisfies Translated<typeof source>
