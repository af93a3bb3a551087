import type { SceneName } from '../picture.ts'
import { listed, type WordLists } from './find-words.ts'

/** What tells where a page plays. */
export const sceneWords: Record<SceneName, WordLists> = {
  classroom: listed(
    'desk, lesson, board, whiteboard, chalk, homework, carpet, math, spelling, pencil, center time, morning meeting',
    'pupitre, leccion, pizarra, pizarron, tarea, alfombra, matematica*, lapiz, ortografia',
  ),
  garden: listed(
    'garden*, seed, bean, plant, planted, planting, soil, sprout*, grow, grew, growing, root, flower, vegetable, compost, worm, bed, harvest, farm*, weed, watered',
    'jardin*, huerto, huerta, semilla, frijol, planta, plantamos, plantaron, plantar, sembra*, tierra, brot*, crec*, raiz, raices, flor, verdura, composta, lombri*, cosecha*, granja, regar, regamos, riego',
  ),
  library: listed(
    'library, librarian, shelves, book, read, reading, chapter, story, stories, quiet corner, bookshelf',
    'biblioteca, bibliotecari*, estante, libro, leer, leemos, leimos, leyeron, lectura, capitulo, cuento, librero',
  ),
  lab: listed(
    'lab, laboratory, science, experiment*, scientist, microscope, beaker, chemical, magnet*, circuit, battery, robot*, measure*, hypothesis, volcano, mixture, volcanoes, goggles, test tube, invent*',
    'laboratorio, ciencia, experiment*, cientific*, microscopio, probeta, quimic*, iman, imanes, circuito, bateria, robot*, medir, medimos, hipotesis, volcan, volcanes, mezcla, invent*',
  ),
  playground: listed(
    'playground, recess, slide, swing, swung, tag, outside, park, field day, jump rope, soccer, kickball, basketball, monkey bars, kite, yard, schoolyard, game, race',
    'patio, recreo, resbaladilla, tobogan, columpio, afuera, parque, cuerda, futbol, soccer, basquetbol, cometa, papalote, juego, carrera',
  ),
  kitchen: listed(
    'kitchen, cook*, bake, baked, baking, bread, dough, oven, recipe, stir*, soup, taste*, flour, cafeteria, lunch, bowl, pizza, cake, apron',
    'cocina*, hornear, horneamos, horno, pan, masa, receta, revolv*, sopa, probamos, probar, harina, cafeteria, almuerzo, tazon, pizza, pastel, delantal',
  ),
  stage: listed(
    'stage, theater, perform*, concert, curtain, audience, act, sing, sang, song, dance, danced, costume, applau*, rehears*, talent show, puppet*, actor, orchestra, band, music*, drum*',
    'escenario, teatro, funcion, concierto, telon, publico, actu*, cantar, cantamos, cantaron, cancion*, bail*, disfraz, aplau*, ensay*, titere, orquesta, banda, music*, tambor*',
  ),
  bus: listed(
    'bus, field trip, trip, ride, rode, journey, driver, seat belt, road, travel*',
    'autobus, camion escolar, excursion*, paseo, viaj*, chofer, conductor, conductora, cinturon, camino',
  ),
  museum: listed(
    'museum, dinosaur, fossil, exhibit*, statue, painting, gallery, bones, skeleton, mummy, ancient, artist',
    'museo, dinosaurio, fosil, fosiles, exposicion, exhibicion, estatua, cuadro, galeria, huesos, esqueleto, momia, antigu*, artista',
  ),
  beach: listed(
    'beach, sea, ocean, sand, wave, shell, shore, whale, crab, island, pirate, ship, boat, lighthouse, sandcastle, tide, sail*, seashell, turtle, coast',
    'playa, mar, oceano, arena, ola, concha, orilla, ballena, cangrejo, isla, pirata, barco, faro, castillo de arena, marea, naveg*, costa, velero',
  ),
  forest: listed(
    'forest, woods, tree, trail, hike, hiked, owl, acorn, mushroom, leaf, leaves, camp*, fox, bear, deer, squirrel, nature walk, creek, log',
    'bosque, arbol, arboles, sendero, caminata, buho, bellota, hongo, hoja, acampa*, campamento, zorro, oso, venado, ardilla, naturaleza, arroyo, tronco',
  ),
  night: listed(
    'night, star, moon, planet, space, constellation, telescope, rocket, galaxy, astronaut, firefly, fireflies, comet, lantern, bedtime, dark sky, eclipse',
    'noche, estrella, luna, planeta, espacio, constelacion*, telescopio, cohete, galaxia, astronauta, luciernaga, linterna, cielo oscuro, eclipse',
  ),
  snow: listed(
    'snow*, ice, icy, winter, sled, mitten, penguin, cold, frozen, igloo, scarf, arctic, polar',
    'nieve, nev*, hielo, invierno, trineo, guante, pinguino, congelad*, iglu, bufanda, artico, polar, muneco de nieve',
  ),
  city: listed(
    'city, street, neighborhood, town, building, store, shop, sidewalk, traffic, bridge, fire station, firefighter, police, market, mayor, community, bakery, parade, post office, crosswalk',
    'ciudad, calle, barrio, vecindario, pueblo, edificio, tienda, acera, banqueta, trafico, puente, bombero, policia, mercado, alcalde, comunidad, panaderia, desfile, correo',
  ),
}

/** Names of the places themselves: where one stands, the page plays there, whatever else it tells of. */
export const placeNames: Record<SceneName, WordLists> = {
  classroom: listed('classroom', 'salon, salon de clases, aula'),
  garden: listed('garden, school garden, farm', 'jardin, huerto, huerta, granja'),
  library: listed('library', 'biblioteca'),
  lab: listed('lab, laboratory', 'laboratorio, salon de ciencias'),
  playground: listed('playground, recess, park', 'patio, recreo, parque'),
  kitchen: listed('kitchen, cafeteria', 'cocina, cafeteria, comedor'),
  stage: listed('stage, theater, concert', 'escenario, teatro, concierto'),
  bus: listed('bus, field trip', 'autobus, excursion'),
  museum: listed('museum, gallery', 'museo, galeria'),
  beach: listed('beach, shore, seashore', 'playa, orilla del mar'),
  forest: listed('forest, woods', 'bosque'),
  night: listed('night sky, outer space', 'cielo nocturno, espacio exterior'),
  snow: listed('snow', 'nieve'),
  city: listed('city, street, neighborhood', 'ciudad, calle, barrio, vecindario'),
}
