import type { schoolProps } from '../props/school-props.ts'
import type { foodProps } from '../props/food-props.ts'
import { named, type Named } from './named.ts'

export const schoolWords: Record<keyof typeof schoolProps | keyof typeof foodProps, Named> = {
  book: named(
    'an open book: book, read, reading, page, chapter, storybook, story',
    'un libro abierto: libro, leer, leemos, leyeron, leimos, lectura, pagina, cuento',
    { en: 'books', es: 'libros, libro de actividades' },
  ),
  books: named(
    'a pile of books: library, bookshelf, books',
    'una pila de libros: biblioteca, librero, libros',
  ),
  backpack: named('a backpack: backpack, school bag', 'una mochila: mochila'),
  pencil: named(
    'a big pencil: pencil, write, wrote, writing, writer, poem, spelling',
    'un lápiz grande: lapiz, lapices, escrib*, poema, deletre*',
    { en: 'spelling bee' },
  ),
  crayons: named(
    'a box of crayons: crayon, marker, draw, drew, drawing',
    'una caja de crayones: crayon, crayones, coloreamos, colorear, marcador, marcadores, dibuj*',
    { en: 'draw straws, drew straws' },
  ),
  paint: named(
    'a paint palette: paint, painted, painting, paintbrush, watercolor',
    'una paleta de pintura: pintura, pintar, pintamos, pintaron, pincel, pinceles, acuarela',
  ),
  easel: named('an easel with a painting: easel, canvas', 'un caballete con un cuadro: caballete, lienzo'),
  globe: named(
    'a globe: globe, earth, continent, geography',
    'un globo terráqueo: globo terraqueo, planeta tierra, continente, geografia',
  ),
  microscope: named('a microscope: microscope', 'un microscopio: microscopio'),
  magnifier: named(
    'a magnifying glass: magnify*, clue, detective, inspect*, observ*',
    'una lupa: lupa, pista, detective, observ*, investig*',
    { es: 'pista de baile, pista de carreras' },
  ),
  flask: named(
    'a flask: flask, beaker, experiment*, potion, chemical, science lab',
    'un matraz: matraz, experimento, experimentamos, pocion, pociones, quimic*',
  ),
  magnet: named('a magnet: magnet, magnetic', 'un imán: iman, imanes, magnetic*'),
  robot: named('a robot: robot', 'un robot: robot, robots, robotica, robotito'),
  blocks: named('a tower of blocks: block, building blocks', 'una torre de bloques: bloque', {
    en: 'around the block, city block, down the block',
  }),
  lightbulb: named('a light bulb: light bulb, lightbulb, circuit', 'un foco: foco, circuito, bombilla'),
  laptop: named(
    'a laptop: computer, laptop, coding, coded, typed',
    'una computadora: computadora, laptop, programacion, codigo',
    { en: 'computer mouse', es: 'codigo secreto, codigo postal' },
  ),
  camera: named(
    'a camera: camera, photo, photograph, picture day, snapshot',
    'una cámara: camara, foto, fotografia',
    { en: 'camera crew' },
  ),
  clock: named(
    'an alarm clock: clock, alarm clock, tick tock',
    'un reloj despertador: reloj, relojes, tictac',
    {
      es: 'reloj de arena, relojes de arena',
    },
  ),
  map: named('a map: map, treasure hunt, route', 'un mapa: mapa, ruta'),
  letter: named(
    'a letter: letters to, letter to, a letter came, envelope, postcard, invitation, thank you note, thank you card',
    'una carta: carta, sobre de correo, tarjeta postal, invitacion, invitaciones',
  ),
  gift: named('a gift: gift, presents', 'un regalo: regalo'),
  heart: named(
    'a paper heart: heart, love, loved, kindness, kindly, valentine',
    'un corazón de papel: corazon, corazones, amor, carino, amabilidad, bondad',
  ),
  apple: named('an apple: apple', 'una manzana: manzana', { en: 'crab apple' }),
  bread: named('a loaf of bread: bread, loaf, bakery', 'un pan: pan, panaderia, hogaza', {
    en: 'gingerbread',
    es: 'pan dulce, pan de muerto, pan de jengibre',
  }),
  cake: named(
    'a cake with candles: birthday cake, cake, birthday',
    'un pastel con velas: pastel, pasteles, cumpleanos',
    {
      en: 'cake pop, pancake',
    },
  ),
  cookies: named('a plate of cookies: cookie', 'un plato de galletas: galleta'),
  bowl: named(
    'a bowl with a spoon: bowl, cooked, cooking, recipe, stirred, stirring, salad',
    'un tazón con una cuchara: tazon, tazones, cocinamos, cocinaron, receta, revolvimos, ensalada',
    { en: 'fish bowl, super bowl, bowl over' },
  ),
  pizza: named('a slice of pizza: pizza', 'una rebanada de pizza: pizza', {
    en: 'paper pizza',
    es: 'pizzas de papel, pizza de papel',
  }),
  lunchbox: named('a lunch box: lunch, lunchbox, lunch box', 'una lonchera: lonchera, almuerzo, lonche', {
    en: 'lunch lady, lunch ladies',
  }),
  milk: named('a carton of milk: milk', 'un cartón de leche: leche', { en: 'milky way', es: 'via lactea' }),
  orange: named(
    'an orange: oranges, an orange, the orange floated, orange slice, orange peel, peeled orange',
    'una naranja: naranjas, una naranja, la naranja, jugo de naranja',
    { en: 'an orange leaf, an orange cat', es: 'hojas naranjas, la naranja mecanica' },
  ),
  corn: named('an ear of corn: corn, maize', 'una mazorca de maíz: maiz, elote, mazorca', {
    en: 'candy corn, corn doll, corn maze, corn bread',
  }),
  egg: named('an egg: egg, incubator', 'un huevo: huevo, incubadora', {
    en: 'egg drop, egg carton, egg hunt, egg and spoon',
    es: 'reto del huevo, cartones de huevo, carton de huevo',
  }),
}
