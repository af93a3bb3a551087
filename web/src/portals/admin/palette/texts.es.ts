import type { palette as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const palette = {
  open: 'Buscar o ir a…',
  title: 'Buscar en la consola',
  label: 'Personas, aulas, recibos, sorteos, cupos y páginas',
  placeholder: 'Un nombre, un correo, un número de recibo, un código…',
  close: 'Cerrar',
  results: 'Resultados',
  loading: 'Buscando…',
  count: { one: '{count} resultado', other: '{count} resultados' },
  none: 'Nada coincide con “{typed}”.',
  failed: 'No se pudo leer la búsqueda.',
  retry: 'Reintentar',
  groups: {
    person: 'Personas',
    classroom: 'Aulas',
    payment: 'Pagos',
    draw: 'Sorteos',
    slot: 'Cupos',
    action: 'Acciones',
    page: 'Páginas',
    search: 'Buscar en',
  },
  receipt: 'Recibo {number}',
  slot: 'Cupo {number}',
  waiting: 'En espera',
  searchIn: '{page}: “{typed}”',
  actions: {
    bundle: 'Preparar a un maestro',
    recordGift: 'Registrar una donación fuera de línea',
    newSlide: 'Nueva lámina',
    newStory: 'Nueva historia',
  },
  keys: { move: 'mover', open: 'abrir', newTab: 'pestaña nueva' },
} satisfies Translated<typeof source>
