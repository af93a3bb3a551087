import type { broadcasts as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const broadcasts = {
  title: 'Transmisiones',
  lead: 'Lo que pasa ahora mismo: sorteos, donaciones y noticias. Esta página se actualiza sola.',
  description: 'Noticias en vivo de Project Tower: sorteos, donaciones y aulas al momento.',
  label: 'Transmisiones en vivo',
  name: 'Transmisiones',
  urgent: 'Urgente',
  none: 'Aún no hay transmisiones.',
  play: 'Reproducir transmisiones',
  pause: 'Pausar transmisiones',
  previous: 'Transmisión anterior',
  next: 'Transmisión siguiente',
  position: '{number} de {count}',
  seed: 'Semilla del sorteo',
} satisfies Translated<typeof source>
