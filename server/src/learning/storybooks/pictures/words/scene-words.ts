import type { SceneName } from '../picture.ts'
import { listed, type WordLists } from './find-words.ts'

/** What tells where a page plays. */
export const sceneWords: Record<SceneName, WordLists> = {
  classroom: listed(
    'desk, lesson, board, whiteboard, chalk, homework, carpet, math, spelling, center time, morning meeting',
    'pupitre, leccion, pizarra, pizarron, tarea, alfombra, matematica*, ortografia',
  ),
  garden: listed(
    'garden*, bean, planted, planting, soil, sprout*, vegetable, compost, harvest, watered',
    'jardin*, huerto, huerta, frijol, plantamos, plantaron, plantar, sembra*, brot*, verdura, composta, cosecha*, regar, regamos, riego',
  ),
  library: listed(
    'library, librarian, shelves, quiet corner, bookshelf',
    'biblioteca, bibliotecari*, estante, librero',
  ),
  lab: listed(
    'lab, laboratory, microscope, beaker, chemical, hypothesis, test tube, dissect*, owl pellet',
    'laboratorio, microscopio, probeta, quimic*, hipotesis, disec*, egagropila*',
  ),
  playground: listed(
    'playground, puddle, rain walk, recess, swung, park, field day, jump rope, soccer, kickball, basketball, monkey bars, yard, schoolyard',
    'patio, charco, bajo la lluvia, recreo, tobogan, columpio, parque, futbol, soccer, basquetbol',
  ),
  kitchen: listed(
    'kitchen, tamale, masa, crockpot, applesauce, stew, cook*, bake, baked, baking, dough, oven, recipe, stir*, flour, cafeteria',
    'cocina*, tamal, tamales, masa, hornear, horneamos, horno, receta, harina, cafeteria',
  ),
  stage: listed(
    'stage, theater, perform*, concert, curtain, rehears*, talent show, orchestra',
    'escenario, teatro, concierto, telon, ensay*, orquesta',
  ),
  bus: listed('bus, field trip, seat belt', 'autobus, camion escolar, excursion*, cinturon'),
  museum: listed('museum, exhibit*, gallery', 'museo, exposicion, exhibicion, galeria'),
  beach: listed(
    'beach, shore, sandcastle, tide, coast',
    'playa, orilla del mar, castillo de arena, marea, costa',
  ),
  forest: listed(
    'forest, woods, trail, hike, hiked, nature walk, creek',
    'bosque, sendero, caminata, acampa*, campamento, arroyo',
  ),
  night: listed(
    'moon, constellation, telescope, firefly, fireflies, dark sky, eclipse',
    'luna, constelacion*, telescopio, luciernaga, cielo oscuro, eclipse',
  ),
  snow: listed('snow*, sled, igloo, arctic', 'nieve, nev*, trineo, iglu, artico, muneco de nieve'),
  aquarium: listed('aquarium, stingray, jellyfish, shark', 'acuario, mantarraya, medusa, tiburon, tiburones'),
  zoo: listed('zoo, zookeeper, giraffe, elephant', 'zoologico, jirafa, elefante'),
  desert: listed('desert, cactus, saguaro, mesa', 'desierto, cactus, saguaro, nopal'),
  farm: listed('farm, barn, tractor, hayride, hay ride', 'granja, establo, tractor'),
  city: listed(
    'city, fire truck, firefighter, fire hose, neighborhood, sidewalk, traffic, fire station, bakery, post office, crosswalk',
    'ciudad, bombera, bomberos, manguera, barrio, vecindario, acera, banqueta, trafico, alcalde, panaderia, correo',
  ),
}

/** Stand in stories of any place: two of one place tell where the page plays, one alone does not. */
export const hintWords: Record<SceneName, WordLists> = {
  classroom: listed('pencil', 'lapiz'),
  garden: listed(
    'seed, plant, root, flower, bed, worm, grow, grew, growing, weed',
    'semilla, planta, tierra, flor, raiz, raices, crec*, lombri*',
  ),
  library: listed('book, chapter, story, stories', 'libro, lectura, capitulo, cuento'),
  lab: listed(
    'science, experiment*, scientist, magnet*, circuit, battery, robot*, measure*, volcano, volcanoes, mixture, goggles, invent*',
    'ciencia, experiment*, cientific*, iman, imanes, circuito, bateria, robot*, medir, medimos, volcan, volcanes, mezcla, invent*',
  ),
  playground: listed(
    'slide, swing, tag, outside, game, race, kite',
    'resbaladilla, afuera, juego, carrera, cometa, papalote, cuerda',
  ),
  kitchen: listed(
    'taste*, bowl, pizza, cake, bread, soup, apron, lunch',
    'pan, sopa, probamos, probar, pizza, pastel, tazon, revolv*, masa, delantal, almuerzo',
  ),
  stage: listed(
    'act, sing, sang, song, dance, danced, band, music*, drum*, audience, actor, costume, puppet*, applau*',
    'cantar, cantamos, cantaron, cancion*, bail*, banda, music*, tambor*, actu*, publico, disfraz, titere, aplau*, funcion',
  ),
  bus: listed(
    'trip, ride, rode, road, travel*, driver, journey',
    'paseo, viaj*, camino, chofer, conductor, conductora',
  ),
  museum: listed(
    'dinosaur, fossil, painting, ancient, artist, mummy, statue',
    'dinosaurio, fosil, fosiles, cuadro, antigu*, artista, momia, estatua',
  ),
  beach: listed(
    'sea, ocean, sand, wave, shell, whale, crab, island, pirate, ship, boat, turtle, seashell, sailing, sailed, lighthouse',
    'mar, oceano, arena, ola, concha, ballena, cangrejo, isla, pirata, barco, naveg*, velero, faro',
  ),
  forest: listed(
    'tree, leaf, leaves, fox, bear, deer, squirrel, owl, log, camp*, acorn, mushroom',
    'arbol, arboles, hoja, zorro, oso, venado, ardilla, buho, tronco, naturaleza, bellota, hongo',
  ),
  night: listed(
    'star, space, planet, rocket, lantern, night, comet, bedtime, galaxy, astronaut',
    'estrella, espacio, planeta, cohete, linterna, noche, galaxia, astronauta',
  ),
  snow: listed(
    'ice, cold, frozen, penguin, mitten, scarf, polar, winter, icy',
    'hielo, guante, pinguino, congelad*, bufanda, polar, invierno',
  ),
  aquarium: listed('tank, tide pool, octopus, seahorse, fish', 'pecera, pulpo, caballito de mar, peces'),
  zoo: listed('animal, otter, monkey, lion, tiger, cage', 'animales, nutria, chango, leon, tigre, jaula'),
  desert: listed(
    'tortoise, roadrunner, lizard, coyote, ranger, preserve',
    'correcaminos, lagartija, coyote, guardabosques, reserva',
  ),
  farm: listed(
    'cow, pig, sheep, goat, hen, farmer, pumpkin patch',
    'vaca, cerdo, oveja, cabra, gallina, granjer*',
  ),
  city: listed(
    'bridge, building, store, shop, market, police, town, mayor, community, firefighter, street, parade',
    'puente, edificio, tienda, mercado, policia, pueblo, comunidad, bombero, calle, desfile',
  ),
}

/** Names of the places themselves: where one stands, the page plays there, whatever else it tells of. */
export const placeNames: Record<SceneName, WordLists> = {
  classroom: listed('classroom', 'salon, salon de clases, aula'),
  garden: listed('garden, orchard', 'jardin, huerto, huerta'),
  library: listed('library', 'biblioteca'),
  lab: listed('lab, laboratory', 'laboratorio, salon de ciencias'),
  playground: listed('playground, recess, park', 'patio, recreo, parque'),
  kitchen: listed('kitchen, cafeteria', 'cocina, cafeteria, comedor'),
  stage: listed('stage, theater, concert', 'escenario, teatro, concierto'),
  bus: listed('bus, field trip', 'autobus, excursion'),
  museum: listed('museum, gallery', 'museo, galeria'),
  beach: listed('beach, shore, seashore', 'playa, orilla del mar'),
  forest: listed('forest, woods, nature walk, trail', 'bosque, sendero'),
  night: listed('night sky, outer space', 'cielo nocturno, espacio exterior'),
  snow: listed('snow', 'nieve'),
  aquarium: listed('aquarium', 'acuario'),
  zoo: listed('zoo', 'zoologico'),
  desert: listed('desert, nature preserve', 'desierto, reserva natural'),
  farm: listed('farm, pumpkin patch, barn', 'granja, campo de calabazas, establo'),
  city: listed('city, neighborhood, fire station', 'ciudad, barrio, vecindario, estacion de bomberos'),
}
