import type { musicProps } from '../props/music-props.ts'
import type { playProps } from '../props/play-props.ts'
import type { travelProps } from '../props/travel-props.ts'
import { named, type Named } from './named.ts'

export const playWords: Record<
  keyof typeof musicProps | keyof typeof playProps | keyof typeof travelProps,
  Named
> = {
  drum: named('a drum: drum*, rhythm, beat', 'un tambor: tambor*, ritmo'),
  guitar: named(
    'a guitar: guitar, ukulele, strum*, mariachi',
    'una guitarra: guitarra, ukelele, ukulele, mariachi',
  ),
  violin: named('a violin: violin, fiddle, orchestra, string', 'un violín: violin, violines, orquesta'),
  trumpet: named('a trumpet: trumpet, horn, trombone, brass', 'una trompeta: trompeta, trombon'),
  maracas: named('a maraca: maraca, rattle, shaker', 'una maraca: maraca, sonaja'),
  microphone: named(
    'a microphone: microphone, sing, sang, singing, choir, speech, announc*, karaoke',
    'un micrófono: microfono, cantar, cantamos, cantaron, coro, discurso, anunci*',
  ),
  bell: named('a bell: bell, rang, ring, ringing, dong', 'una campana: campana, sono, timbre'),
  piano: named('a piano: piano, keyboard', 'un piano: piano, teclado'),
  notes: named(
    'notes of music in the air: music*, song, melody, tune, hum, concert',
    'notas de música en el aire: music*, cancion*, melodia, concierto',
  ),
  crown: named(
    'a crown: crown, king, queen, princess*, prince, royal',
    'una corona: corona, rey, reina, princesa, principe',
  ),
  mask: named(
    'a mask: mask, costume, carnival, disguise, superhero*, actor, play',
    'una máscara: mascara, disfraz, disfraces, carnaval, superheroe*, obra de teatro, antifaz',
  ),
  puppet: named('a puppet: puppet*', 'un títere: titere, marioneta'),
  ball: named(
    'a ball: ball, bounce*, catch, kickball, throw, threw',
    'una pelota: pelota, rebot*, atrap*, lanz*',
  ),
  soccerBall: named(
    'a soccer ball: soccer, goal, kick, kicked',
    'un balón de fútbol: futbol, gol, patear, pateo, balon',
  ),
  basketball: named(
    'a basketball: basketball, hoop, dribbl*',
    'un balón de básquetbol: basquetbol, baloncesto, canasta',
  ),
  kite: named('a kite: kite', 'una cometa: cometa, papalote'),
  balloon: named('a balloon: balloon, party', 'un globo: globo, fiesta'),
  bike: named('a bicycle: bike, bicycle, pedal*, helmet', 'una bicicleta: bici, bicicleta, pedal*, casco'),
  jumpRope: named('a jump rope: jump rope, rope, skipping', 'una cuerda de saltar: cuerda, reata'),
  toyCar: named(
    'a toy car: car, wheel, ramp, truck',
    'un carrito de juguete: carro, carrito, coche, rueda, rampa, camion',
  ),
  teddy: named('a teddy bear: teddy*, bear, stuffed, toy', 'un oso de peluche: oso, peluche, juguete'),
  trophy: named(
    'a trophy: trophy, trophies, winner, champion*, contest, prize',
    'un trofeo: trofeo, ganador*, campeon*, concurso, premio',
  ),
  medal: named('a medal: medal, award, first place, proud', 'una medalla: medalla, primer lugar, orgullos*'),
  puzzle: named(
    'a puzzle piece: puzzle, piece, jigsaw, solve*',
    'una pieza de rompecabezas: rompecabezas, pieza, resolv*',
  ),
  flag: named(
    'a flag: flag, parade, banner, team, pledge',
    'una bandera: bandera, desfile, equipo, banderin',
  ),
  bubbles: named('soap bubbles: bubble, soap', 'burbujas de jabón: burbuja, jabon, pompa'),
  rocket: named(
    'a rocket: rocket, astronaut, blast off, launch*, spaceship, space',
    'un cohete: cohete, astronauta, despeg*, nave espacial, espacio',
  ),
  plane: named(
    'a plane: plane, airplane, airport, pilot, paper airplane',
    'un avión: avion, aviones, aeropuerto, piloto',
  ),
  train: named(
    'a train: train, railroad, engine, track',
    'un tren: tren, trenes, ferrocarril, locomotora, riel',
  ),
  boat: named(
    'a little boat: boat, ship, float*, sail*, pirate',
    'un barquito: barco, barquito, flot*, naveg*, velero, pirata',
  ),
  pail: named(
    'a pail of sand: pail, bucket, sand, beach',
    'una cubeta con arena: cubeta, balde, arena, playa',
  ),
  sandcastle: named('a sandcastle: sandcastle, castle, sand castle', 'un castillo de arena: castillo'),
  shell: named(
    'a seashell: shell, seashell, ocean, shore',
    'una concha de mar: concha, caracola, oceano, orilla',
  ),
  umbrella: named(
    'an umbrella: umbrella, rain, rained, rainy, raining, puddle, storm',
    'un paraguas: paraguas, lluvia, llov*, llueve, charco, tormenta',
  ),
  lantern: named(
    'a lantern: lantern, flashlight, glow*, dark, candle',
    'un farol: farol, linterna, brill*, oscur*',
  ),
  telescope: named(
    'a telescope: telescope, planet, constellation, astronom*, star, stars',
    'un telescopio: telescopio, planeta, constelacion*, astronom*, estrella',
  ),
  tent: named(
    'a tent: tent, camp, camping, camped, campfire, circus',
    'una tienda de campaña: campana de acampar, acamp*, campamento, fogata, circo, tienda de campana',
  ),
  star: named(
    'a shining star: star, shine, shining, wish, wished, twinkl*',
    'una estrella brillante: estrella, brill*, deseo',
  ),
  rainbow: named('a rainbow: rainbow, colors', 'un arcoíris: arcoiris, arco iris, colores'),
  snowman: named(
    'a snowman: snowman, snowmen, snow, snowball',
    'un muñeco de nieve: muneco de nieve, nieve, bola de nieve',
  ),
  sled: named('a sled: sled, sledding, sleigh, ski*', 'un trineo: trineo, esqui*'),
  suitcase: named('a suitcase: suitcase, luggage, travel*, pack', 'una maleta: maleta, equipaje, viaj*'),
  nest: named('a nest with eggs: nest, egg', 'un nido con huevos: nido, huevo'),
  house: named('a little house: house, home, family, families', 'una casita: casa, casita, hogar, familia'),
}
