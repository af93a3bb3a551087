import type { developer as source } from './developer-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const developer = {
  title: 'Herramientas para desarrolladores',
  description: 'Opciones, direcciones y decoración de esta instalación.',
  lead: 'Existe solo en demostraciones. Lo que se muestra aquí no se puede cambiar; decide el servidor.',
  kit: 'Todas las piezas',
  flags: 'Opciones',
  flagsCaption: 'Opciones activas de esta instalación',
  flag: 'Opción',
  state: 'Estado',
  on: 'activa',
  off: 'inactiva',
  names: {
    nominations: 'nominaciones',
    storybooks: 'libros de cuentos',
    heroStories: 'historias destacadas',
    contentOverrides: 'cambios de texto en la página',
    demo: 'datos de demostración',
  },
  routes: 'Direcciones',
  routesLead:
    'Todas las direcciones en las que responden las páginas, {count} en total. Las palabras tras dos puntos son valores.',
  overlay: 'Decoración de temporada',
  overlayLead: 'La misma elección que el interruptor del pie de página, guardada en este navegador.',
} satisfies Translated<typeof source>
