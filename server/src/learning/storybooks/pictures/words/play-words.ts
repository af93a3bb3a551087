import type { musicProps } from '../props/music-props.ts'
import type { playProps } from '../props/play-props.ts'
import type { travelProps } from '../props/travel-props.ts'
import { named, type Named } from './named.ts'

export const playWords: Record<
  keyof typeof musicProps | keyof typeof playProps | keyof typeof travelProps,
  Named
> = {
  drum: named('a drum: drum, drummed, drumming', 'un tambor: tambor, tambores'),
  guitar: named('a guitar: guitar, strum*, mariachi', 'una guitarra: guitarra, mariachi'),
  violin: named('a violin: violin, fiddle, orchestra', 'un violín: violin, violines, orquesta'),
  trumpet: named('a trumpet: trumpet', 'una trompeta: trompeta'),
  maracas: named('a maraca: maraca', 'una maraca: maraca'),
  microphone: named('a microphone: microphone, karaoke', 'un micrófono: microfono, karaoke'),
  bell: named('a bell: bell, dong', 'una campana: campana', {
    en: 'bell pepper',
    es: 'tienda de campana, tiendas de campana, campana de reciclaje, campana electoral',
  }),
  piano: named('a piano: piano', 'un piano: piano'),
  notes: named(
    'notes of music in the air: music, song, melody, tune, sing, sang, singing, choir, concert',
    'notas de música en el aire: musica, cancion, canciones, melodia, cantar, cantamos, cantaron, coro, concierto',
  ),
  crown: named(
    'a crown: crown, king, queen, princess*, prince, royal',
    'una corona: corona, rey, reyes, reina, princesa, principe',
  ),
  mask: named('a mask: mask, carnival', 'una máscara: mascara, carnaval, antifaz'),
  puppet: named('a puppet: puppet*', 'un títere: titere, marioneta'),
  ball: named('a ball: ball, kickball', 'una pelota: pelota, balon', {
    en: 'soccer ball, snow ball, cotton ball, disco ball',
    es: 'balon de futbol, balon de basquetbol',
  }),
  soccerBall: named('a soccer ball: soccer', 'un balón de fútbol: futbol'),
  basketball: named('a basketball: basketball, dribbl*', 'un balón de básquetbol: basquetbol, baloncesto'),
  kite: named('a kite: kite', 'una cometa: cometa, papalote'),
  balloon: named('a balloon: balloon', 'un globo: globo', {
    en: 'hot air balloon',
    es: 'globo terraqueo, globo aerostatico',
  }),
  bike: named('a bicycle: bike, bicycle, pedaled', 'una bicicleta: bici, bicicleta, pedaleamos, pedalear'),
  jumpRope: named(
    'a jump rope: jump rope, jumped rope',
    'una cuerda de saltar: cuerda de saltar, saltar la cuerda, reata',
  ),
  toyCar: named('a toy car: toy car, ramp', 'un carrito de juguete: carrito, carro de juguete, rampa', {
    en: 'wheelchair ramp',
    es: 'rampa para sillas',
  }),
  teddy: named(
    'a teddy bear: teddy*, stuffed bear, stuffed animal',
    'un oso de peluche: oso de peluche, osito, peluche',
  ),
  trophy: named('a trophy: trophy, trophies, champion*', 'un trofeo: trofeo, campeon*'),
  medal: named('a medal: medal', 'una medalla: medalla'),
  puzzle: named('a puzzle piece: puzzle, jigsaw', 'una pieza de rompecabezas: rompecabezas'),
  flag: named('a flag: flag, pledge', 'una bandera: bandera, banderin'),
  bubbles: named('soap bubbles: bubble', 'burbujas de jabón: burbuja, pompa'),
  rocket: named(
    'a rocket: rocket, astronaut, blast off, spaceship',
    'un cohete: cohete, astronauta, despeg*, nave espacial',
  ),
  plane: named('a plane: plane, airplane, airport', 'un avión: avion, aviones, aeropuerto', {
    en: 'paper airplane, paper plane',
    es: 'avion de papel, aviones de papel',
  }),
  paperPlane: named(
    'a paper airplane: paper airplane, paper plane',
    'un avión de papel: avion de papel, aviones de papel, avioncito',
  ),
  train: named('a train: train, railroad', 'un tren: tren, trenes, ferrocarril, locomotora'),
  boat: named(
    'a little boat: boat, ship, sailed, sailing, pirate',
    'un barquito: barco, barquito, velero, pirata',
  ),
  pail: named('a pail of sand: pail, sand bucket, beach', 'una cubeta con arena: cubeta de arena, playa'),
  sandcastle: named(
    'a sandcastle: sandcastle, sand castle',
    'un castillo de arena: castillo de arena, castillos de arena',
  ),
  shell: named(
    'a seashell: seashell, sea shell',
    'una concha de mar: concha de mar, conchas de mar, caracola',
  ),
  umbrella: named(
    'an umbrella: umbrella, rained, rainy, raining, puddle',
    'un paraguas: paraguas, lluvia, llov*, llueve, charco',
  ),
  lantern: named('a lantern: lantern', 'un farol: farol, faroles'),
  flashlight: named('a flashlight: flashlight', 'una linterna: linterna'),
  telescope: named(
    'a telescope: telescope, constellation*, astronom*',
    'un telescopio: telescopio, constelacion*, astronom*',
  ),
  tent: named(
    'a tent: tent, camping, camped',
    'una tienda de campaña: acamp*, campamento, tienda de campana, tiendas de campana',
  ),
  star: named('a shining star: star, twinkl*', 'una estrella brillante: estrella', {
    en: 'sea star, star student, star of the week',
    es: 'estrella de mar, estrellas de mar',
  }),
  rainbow: named('a rainbow: rainbow', 'un arcoíris: arcoiris, arco iris'),
  snowman: named('a snowman: snowman, snowmen', 'un muñeco de nieve: muneco de nieve, munecos de nieve'),
  sled: named('a sled: sled, sledding, sleigh', 'un trineo: trineo'),
  suitcase: named('a suitcase: suitcase, luggage', 'una maleta: maleta, equipaje'),
  nest: named('a nest with eggs: nest', 'un nido con huevos: nido'),
  house: named('a little house: house, cottage', 'una casita: casita, una casa, la casa', {
    en: 'white house, green house, open house, house of cards',
    es: 'la casa blanca, a la casa',
  }),
  fireTruck: named(
    'a red fire truck: fire truck, fire engine, red truck, fire station',
    'un camión de bomberos: camion de bomberos, camiones de bomberos, camion rojo, estacion de bomberos',
  ),
}
