import type { Translated } from '../../texts/translated.ts'
import type { bought as source } from './texts.en.ts'

export const bought = {
  label: 'Lo que compró, por categoría',
  shared:
    'Este cupo y otras donaciones están en un solo presupuesto. Todo lo que se compró con él este año escolar:',
  elsewhere: 'Con tarjeta y reembolsos de recibos',
  categories: {
    books: 'Libros',
    art: 'Materiales de arte',
    writing: 'Papel y escritura',
    math: 'Matemáticas',
    science: 'Ciencias',
    technology: 'Tecnología',
    music: 'Música',
    sports: 'Deporte y juego',
    furniture: 'Muebles',
    care: 'Alimentos y cuidado',
    other: 'Otros',
  },
} as const satisfies Translated<typeof source>
