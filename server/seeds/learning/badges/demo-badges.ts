import type { ItemTheme } from '@tower/contract/learning/badges.ts'
import type { BadgeMotif } from '@tower/contract/learning/motifs.ts'
import type { DemoItem, DemoWords } from './demo-item.ts'

const badge = (
  theme: ItemTheme,
  motif: BadgeMotif,
  [tier, credits]: readonly [number, number],
  words: DemoWords,
): DemoItem<BadgeMotif> => ({ theme, motif, tier, credits, words })

/** Twenty badges, by tier. */
export const demoBadges: readonly DemoItem<BadgeMotif>[] = [
  badge(
    'think',
    'bell',
    [1, 1],
    [
      'First Bell',
      'For opening the door on day one.',
      'Primera campana',
      'Por abrir la puerta el primer día.',
    ],
  ),
  badge(
    'build',
    'pencil',
    [1, 1],
    [
      'Sharp Pencils',
      'For a classroom that is ready before the bus comes.',
      'Lápices afilados',
      'Por un salón listo antes de que llegue el autobús.',
    ],
  ),
  badge(
    'serve',
    'apple',
    [1, 2],
    [
      'Snack Drawer',
      'For the drawer that no child leaves hungry.',
      'Cajón de meriendas',
      'Por el cajón que no deja a nadie con hambre.',
    ],
  ),
  badge(
    'think',
    'book',
    [1, 2],
    ['Read-Aloud', 'For doing all the voices.', 'Lectura en voz alta', 'Por hacer todas las voces.'],
  ),
  badge(
    'serve',
    'leaf',
    [1, 2],
    [
      'Bean Plant',
      'For what grows on the windowsill.',
      'Planta de frijol',
      'Por lo que crece en la ventana.',
    ],
  ),
  badge(
    'build',
    'blocks',
    [1, 3],
    [
      'Block Corner',
      'For towers that may fall down.',
      'Rincón de bloques',
      'Por las torres que pueden caerse.',
    ],
  ),
  badge(
    'think',
    'lamp',
    [2, 5],
    [
      'Aha Moment',
      'For the question that turned on the light.',
      'Ya entendí',
      'Por la pregunta que encendió la luz.',
    ],
  ),
  badge(
    'build',
    'key',
    [2, 5],
    [
      'Last to Lock Up',
      'For the evening nobody saw.',
      'Hasta cerrar la puerta',
      'Por la tarde que nadie vio.',
    ],
  ),
  badge(
    'serve',
    'heart',
    [2, 6],
    [
      'Kind Word',
      'For noticing who was quiet today.',
      'Palabra amable',
      'Por notar quién estuvo callado hoy.',
    ],
  ),
  badge(
    'serve',
    'sun',
    [2, 6],
    [
      'Rainy Recess',
      'For twenty minutes of sun indoors.',
      'Recreo con lluvia',
      'Por veinte minutos de sol bajo techo.',
    ],
  ),
  badge(
    'think',
    'note',
    [2, 7],
    [
      'Morning Song',
      'For a class that starts in tune.',
      'Canción de la mañana',
      'Por una clase que empieza afinada.',
    ],
  ),
  badge(
    'build',
    'flag',
    [2, 8],
    [
      'Field Trip Lead',
      'For counting heads, and counting again.',
      'Guía de excursión',
      'Por contar cabezas y volver a contar.',
    ],
  ),
  badge(
    'think',
    'globe',
    [3, 12],
    [
      'World Map',
      'For taking the class farther than the bus goes.',
      'Mapa del mundo',
      'Por llevar a la clase más lejos que el autobús.',
    ],
  ),
  badge(
    'build',
    'bridge',
    [3, 12],
    [
      'Bridge Builder',
      'For the call home that went well.',
      'Tender puentes',
      'Por la llamada a casa que salió bien.',
    ],
  ),
  badge(
    'serve',
    'star',
    [3, 15],
    ['Family Night', 'For a full gym on a Tuesday.', 'Noche en familia', 'Por un gimnasio lleno un martes.'],
  ),
  badge(
    'build',
    'rocket',
    [3, 15],
    [
      'Science Fair',
      'For the volcano, and the table under it.',
      'Feria de ciencias',
      'Por el volcán y la mesa de abajo.',
    ],
  ),
  badge(
    'think',
    'key',
    [3, 18],
    ['Word Wall', 'For a word a day, all year.', 'Muro de palabras', 'Por una palabra al día, todo el año.'],
  ),
  badge(
    'serve',
    'lamp',
    [4, 25],
    [
      'Mentor',
      'For the new teacher next door.',
      'Mano amiga',
      'Por quien recién empieza en el salón de al lado.',
    ],
  ),
  badge(
    'think',
    'sun',
    [4, 30],
    ['Whole Year', 'For day one hundred and eighty.', 'Todo el año', 'Por el día ciento ochenta.'],
  ),
  badge(
    'build',
    'star',
    [4, 40],
    ['Keystone', 'For the one who holds the arch.', 'Piedra clave', 'Por quien sostiene el arco.'],
  ),
]
