import type { stories as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const stories = {
  label: 'Historias destacadas',
  eyebrow: 'Historia destacada',
  carousel: 'carrusel',
  slide: 'diapositiva',
  play: 'Reproducir',
  pause: 'Pausar',
  previous: 'Historia anterior',
  next: 'Historia siguiente',
  position: '{number} de {count}',
  more: 'Leer más',
} satisfies Translated<typeof source>
