import type { schoolProps } from '../props/school-props.ts'
import type { foodProps } from '../props/food-props.ts'
import { named, type Named } from './named.ts'

export const schoolWords: Record<keyof typeof schoolProps | keyof typeof foodProps, Named> = {
  book: named(
    'an open book: book, read, reading, page, chapter, storybook, story',
    'un libro abierto: libro, leer, leemos, leyeron, leimos, lectura, pagina, cuento',
  ),
  books: named(
    'a pile of books: library, bookshelf, books',
    'una pila de libros: biblioteca, librero, libros',
  ),
  backpack: named('a backpack: backpack, school bag, packed', 'una mochila: mochila'),
  pencil: named(
    'a big pencil: pencil, write, wrote, writing, writer, letters, poem, spell*',
    'un lápiz grande: lapiz, escrib*, letras, poema, deletre*',
  ),
  crayons: named(
    'a box of crayons: crayon, color, colored, marker, draw, drew, drawing',
    'una caja de crayones: crayon, crayones, color*, marcador, dibuj*',
  ),
  paint: named(
    'a paint palette: paint, painted, painting, paintbrush, art',
    'una paleta de pintura: pint*, pincel, arte',
  ),
  easel: named(
    'an easel with a painting: easel, artist, canvas, portrait',
    'un caballete con un cuadro: caballete, artista, lienzo, retrato',
  ),
  globe: named(
    'a globe: globe, earth, world, country, countries, continent, geography',
    'un globo terráqueo: globo terraqueo, planeta tierra, mundo, pais, continente, geografia',
  ),
  microscope: named('a microscope: microscope, cell, germ', 'un microscopio: microscopio, celula, germen'),
  magnifier: named(
    'a magnifying glass: magnif*, clue, detective, discover*, inspect*, observ*, closely',
    'una lupa: lupa, pista, detective, descubr*, observ*, investig*',
  ),
  flask: named(
    'a flask: flask, beaker, experiment*, mixture, potion, chemical, science',
    'un matraz: matraz, experiment*, mezcla, pocion, quimic*, ciencia',
  ),
  magnet: named('a magnet: magnet, magnetic', 'un imán: iman, imanes, magnetic*'),
  robot: named(
    'a robot: robot, robots, coding, machine, code',
    'un robot: robot, robots, robotica, programa*, maquina',
  ),
  blocks: named(
    'a tower of blocks: block, tower, build, built, building, stack*, shapes, engineer*',
    'una torre de bloques: bloque, torre, constru*, apil*, figuras, ingenier*',
  ),
  lightbulb: named(
    'a light bulb: light bulb, idea, invent*, electric*, circuit',
    'un foco: foco, idea, invent*, electric*, circuito, bombilla',
  ),
  laptop: named(
    'a laptop: computer, laptop, tablet, screen, typed',
    'una computadora: computadora, tableta, pantalla, laptop',
  ),
  camera: named('a camera: camera, photo*, picture day, snapshot', 'una cámara: camara, foto*'),
  clock: named(
    'an alarm clock: clock, tick*, minute, hour, late',
    'un reloj despertador: reloj, minuto, hora, tictac',
  ),
  map: named(
    'a map: map, treasure, compass, explor*, route, adventure',
    'un mapa: mapa, tesoro, brujula, explor*, ruta, aventura',
  ),
  letter: named(
    'a letter: letter, envelope, mail, card, postcard, invitation, thank you note',
    'una carta: carta, sobre de correo, correo, tarjeta, postal, invitacion',
  ),
  gift: named(
    'a gift: gift, present, birthday, package, surprise',
    'un regalo: regalo, cumpleanos, paquete, sorpresa',
  ),
  heart: named(
    'a paper heart: heart, love, loved, kind*, valentine, thank, thanks',
    'un corazón de papel: corazon, corazones, amor, carino, amable, gracias',
  ),
  apple: named('an apple: apple, orchard, fruit, snack', 'una manzana: manzana, fruta, merienda'),
  bread: named('a loaf of bread: bread, loaf, dough, bakery, baker', 'un pan: pan, masa, panader*, hogaza'),
  cake: named(
    'a cake with candles: cake, cupcake, candle, birthday, party',
    'un pastel con velas: pastel, torta, vela, cumpleanos, fiesta',
  ),
  cookies: named('a plate of cookies: cookie, cookies', 'un plato de galletas: galleta'),
  bowl: named(
    'a bowl with a spoon: bowl, soup, cook, cooked, cooking, recipe, stir*, mixed, flour, salad',
    'un tazón con una cuchara: tazon, sopa, cocin*, receta, revolv*, mezclamos, harina, ensalada',
  ),
  pizza: named('a slice of pizza: pizza, fraction', 'una rebanada de pizza: pizza, fraccion*'),
  lunchbox: named(
    'a lunch box: lunch*, sandwich, cafeteria, picnic',
    'una lonchera: lonchera, almuerzo, emparedado, sandwich, comedor, picnic',
  ),
  milk: named('a carton of milk: milk, dairy', 'un cartón de leche: leche'),
  orange: named('an orange: orange, juice, lemon', 'una naranja: naranja, jugo, limon'),
  corn: named('an ear of corn: corn, harvest*, maize', 'una mazorca de maíz: maiz, elote, cosecha*, mazorca'),
}
