import type { Translated } from '../../../texts/translated.ts'
import type { keepsakeDesk as source } from './texts.en.ts'

export const keepsakeDesk = {
  title: 'Recuerdos',
  lead: 'Lo que compran quienes patrocinan. Lo que ya compraron sigue siendo suyo, cambie lo que cambie aquí.',
  caption: 'Recuerdos, cuánto cuestan y si están a la venta',
  failed: 'No se pudieron cargar los recuerdos',
  name: 'Recuerdo',
  price: 'Precio',
  credits: { one: '{count} crédito', other: '{count} créditos' },
  bought: 'Comprados',
  state: 'Estado',
  active: 'A la venta',
  off: 'Desactivado',
  act: 'Cambiar',
  edit: 'Editar',
  editOf: 'Editar {name}',
  editTitle: 'Editar “{name}”',
  now: 'Vigente: {price}, {state}.',
  states: { on: 'a la venta', off: 'desactivado' },
  priceInCredits: 'Precio en créditos enteros',
  priceWrong: 'Escribe un número entero de créditos, 1 o más.',
  sold: 'A la venta',
  soldNote: 'A quien lo está mirando se le avisa al comprar, y no se le toma ningún crédito.',
  save: 'Guardar recuerdo',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Recuerdo guardado',
  saveFailed: 'No se pudo guardar este recuerdo',
  refused: {
    'keepsakes.changed_meanwhile':
      'Otra persona lo cambió mientras tanto. Revisa cómo está ahora y guarda de nuevo.',
  },
} satisfies Translated<typeof source>
