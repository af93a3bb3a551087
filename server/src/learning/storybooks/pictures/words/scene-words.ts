import type { SceneName } from '../picture.ts'
import type { WordLists } from './find-words.ts'

/** What tells where a page plays. */
export const sceneWords: Record<SceneName, WordLists> = {
  classroom: {
    en: ['desk', 'lesson', 'board', 'whiteboard', 'chalk', 'homework', 'carpet', 'math', 'spelling', 'pencil', 'center time', 'morning meeting'],
    es: ['pupitre', 'leccion', 'pizarra', 'pizarron', 'tarea', 'alfombra', 'matematica*', 'lapiz', 'ortografia'],
  },
  garden: {
    en: ['garden*', 'seed', 'bean', 'plant', 'planted', 'planting', 'soil', 'sprout*', 'grow', 'grew', 'growing', 'root', 'flower', 'vegetable', 'compost', 'worm', 'bed', 'harvest', 'farm*', 'weed', 'watered'],
    es: ['jardin*', 'huerto', 'huerta', 'semilla', 'frijol', 'planta', 'plantamos', 'plantaron', 'plantar', 'sembra*', 'tierra', 'brot*', 'crec*', 'raiz', 'raices', 'flor', 'verdura', 'composta', 'lombri*', 'cosecha*', 'granja', 'regar', 'regamos', 'riego'],
  },
  library: {
    en: ['library', 'librarian', 'shelf', 'shelves', 'book', 'read', 'reading', 'chapter', 'story', 'stories', 'quiet corner', 'bookshelf'],
    es: ['biblioteca', 'bibliotecari*', 'estante', 'libro', 'leer', 'leemos', 'leimos', 'leyeron', 'lectura', 'capitulo', 'cuento', 'librero'],
  },
  lab: {
    en: ['lab', 'laboratory', 'science', 'experiment*', 'scientist', 'microscope', 'beaker', 'chemical', 'magnet*', 'circuit', 'battery', 'robot*', 'measure*', 'hypothesis', 'volcano', 'mixture', 'volcanoes', 'goggles', 'test tube', 'invent*'],
    es: ['laboratorio', 'ciencia', 'experiment*', 'cientific*', 'microscopio', 'probeta', 'quimic*', 'iman', 'imanes', 'circuito', 'bateria', 'robot*', 'medir', 'medimos', 'hipotesis', 'volcan', 'volcanes', 'mezcla', 'invent*'],
  },
  playground: {
    en: ['playground', 'recess', 'slide', 'swing', 'swung', 'tag', 'outside', 'park', 'field day', 'jump rope', 'soccer', 'kickball', 'basketball', 'monkey bars', 'kite', 'yard', 'schoolyard', 'game', 'race'],
    es: ['patio', 'recreo', 'resbaladilla', 'tobogan', 'columpio', 'afuera', 'parque', 'cuerda', 'futbol', 'soccer', 'basquetbol', 'cometa', 'papalote', 'juego', 'carrera'],
  },
  kitchen: {
    en: ['kitchen', 'cook*', 'bake', 'baked', 'baking', 'bread', 'dough', 'oven', 'recipe', 'stir*', 'soup', 'taste*', 'flour', 'cafeteria', 'lunch', 'bowl', 'pizza', 'cake', 'apron'],
    es: ['cocina*', 'hornear', 'horneamos', 'horno', 'pan', 'masa', 'receta', 'revolv*', 'sopa', 'probamos', 'probar', 'harina', 'cafeteria', 'almuerzo', 'tazon', 'pizza', 'pastel', 'delantal'],
  },
  stage: {
    en: ['stage', 'theater', 'perform*', 'concert', 'curtain', 'audience', 'act', 'sing', 'sang', 'song', 'dance', 'danced', 'costume', 'applau*', 'rehears*', 'talent show', 'puppet*', 'actor', 'orchestra', 'band', 'music*', 'drum*'],
    es: ['escenario', 'teatro', 'funcion', 'concierto', 'telon', 'publico', 'actu*', 'cantar', 'cantamos', 'cantaron', 'cancion*', 'bail*', 'disfraz', 'aplau*', 'ensay*', 'titere', 'orquesta', 'banda', 'music*', 'tambor*'],
  },
  bus: {
    en: ['bus', 'field trip', 'trip', 'ride', 'rode', 'journey', 'driver', 'seat belt', 'road', 'travel*'],
    es: ['autobus', 'camion escolar', 'excursion*', 'paseo', 'viaj*', 'chofer', 'conductor', 'conductora', 'cinturon', 'camino'],
  },
  museum: {
    en: ['museum', 'dinosaur', 'fossil', 'exhibit*', 'statue', 'painting', 'gallery', 'bones', 'skeleton', 'mummy', 'ancient', 'artist'],
    es: ['museo', 'dinosaurio', 'fosil', 'fosiles', 'exposicion', 'exhibicion', 'estatua', 'cuadro', 'galeria', 'huesos', 'esqueleto', 'momia', 'antigu*', 'artista'],
  },
  beach: {
    en: ['beach', 'sea', 'ocean', 'sand', 'wave', 'shell', 'shore', 'whale', 'crab', 'island', 'pirate', 'ship', 'boat', 'lighthouse', 'sandcastle', 'tide', 'sail*', 'seashell', 'turtle', 'coast'],
    es: ['playa', 'mar', 'oceano', 'arena', 'ola', 'concha', 'orilla', 'ballena', 'cangrejo', 'isla', 'pirata', 'barco', 'faro', 'castillo de arena', 'marea', 'naveg*', 'costa', 'velero'],
  },
  forest: {
    en: ['forest', 'woods', 'tree', 'trail', 'hike', 'hiked', 'owl', 'acorn', 'mushroom', 'leaf', 'leaves', 'camp*', 'fox', 'bear', 'deer', 'squirrel', 'nature walk', 'creek', 'log'],
    es: ['bosque', 'arbol', 'arboles', 'sendero', 'caminata', 'buho', 'bellota', 'hongo', 'hoja', 'acampa*', 'campamento', 'zorro', 'oso', 'venado', 'ardilla', 'naturaleza', 'arroyo', 'tronco'],
  },
  night: {
    en: ['night', 'star', 'moon', 'planet', 'space', 'constellation', 'telescope', 'rocket', 'galaxy', 'astronaut', 'firefly', 'fireflies', 'comet', 'lantern', 'bedtime', 'dark sky', 'eclipse'],
    es: ['noche', 'estrella', 'luna', 'planeta', 'espacio', 'constelacion*', 'telescopio', 'cohete', 'galaxia', 'astronauta', 'luciernaga', 'linterna', 'cielo oscuro', 'eclipse'],
  },
  snow: {
    en: ['snow*', 'ice', 'icy', 'winter', 'sled', 'mitten', 'penguin', 'cold', 'frozen', 'igloo', 'scarf', 'arctic', 'polar'],
    es: ['nieve', 'nev*', 'hielo', 'invierno', 'trineo', 'guante', 'pinguino', 'congelad*', 'iglu', 'bufanda', 'artico', 'polar', 'muneco de nieve'],
  },
  city: {
    en: ['city', 'street', 'neighborhood', 'town', 'building', 'store', 'shop', 'sidewalk', 'traffic', 'bridge', 'fire station', 'firefighter', 'police', 'market', 'mayor', 'community', 'bakery', 'parade', 'post office', 'crosswalk'],
    es: ['ciudad', 'calle', 'barrio', 'vecindario', 'pueblo', 'edificio', 'tienda', 'acera', 'banqueta', 'trafico', 'puente', 'bombero', 'policia', 'mercado', 'alcalde', 'comunidad', 'panaderia', 'desfile', 'correo'],
  },
}

/** Names of the places themselves: where one stands, the page plays there, whatever else it tells of. */
export const placeNames: Record<SceneName, WordLists> = {
  classroom: { en: ['classroom'], es: ['salon', 'salon de clases', 'aula'] },
  garden: { en: ['garden', 'school garden', 'farm'], es: ['jardin', 'huerto', 'huerta', 'granja'] },
  library: { en: ['library'], es: ['biblioteca'] },
  lab: { en: ['lab', 'laboratory', 'science room'], es: ['laboratorio', 'salon de ciencias'] },
  playground: { en: ['playground', 'recess', 'park'], es: ['patio', 'recreo', 'parque'] },
  kitchen: { en: ['kitchen', 'cafeteria'], es: ['cocina', 'cafeteria', 'comedor'] },
  stage: { en: ['stage', 'theater', 'concert'], es: ['escenario', 'teatro', 'concierto'] },
  bus: { en: ['bus', 'field trip'], es: ['autobus', 'excursion'] },
  museum: { en: ['museum', 'gallery'], es: ['museo', 'galeria'] },
  beach: { en: ['beach', 'shore', 'seashore'], es: ['playa', 'orilla del mar'] },
  forest: { en: ['forest', 'woods'], es: ['bosque'] },
  night: { en: ['night sky', 'outer space'], es: ['cielo nocturno', 'espacio exterior'] },
  snow: { en: ['snow'], es: ['nieve'] },
  city: { en: ['city', 'street', 'neighborhood'], es: ['ciudad', 'calle', 'barrio', 'vecindario'] },
}
