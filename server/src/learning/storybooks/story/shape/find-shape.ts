import { fold } from '../../../writer/text/fold.ts'
import type { Shape } from '../passages/passage-words.ts'
import { matterRows } from '../matter/matter-rows.ts'

/** What tells the kind of a week, and how loudly. */
const signs: Readonly<Record<Exclude<Shape, 'week' | 'farewell'>, readonly (readonly [number, RegExp])[]>> = {
  growing: [
    [
      3,
      /\b(?:plant(?:ed|ing)|sprout\w*|hatch\w*|chrysalis\w*|life cycle|seedlings?|bloom\w*|sembr\w+|plantamos|brot(?:o|aron|es?)|nacio|nacieron|crisalidas?|ciclo de vida|germin\w+)\b/,
    ],
    [
      1,
      /\b(?:grew|grow\w*|garden\w*|seeds?|soil|watered|caterpillars?|tadpoles?|crec\w+|huerto|semillas?|tierra|regamos|orugas?)\b/,
    ],
  ],
  making: [
    [
      3,
      /\b(?:built|build|building|construct\w*|design(?:ed)?|engineer\w*|stem challenge|baked|cooked|knead\w*|wove|sewed|mural|maker space|ramps?|program(?:med|ming)|forts?|egg drop|parachute|engineering|robot(?:ics)?|painted a|ran (?:a|our) \w+ stand|fixed the recipe|rampas?|programa(?:mos|r)|fuertes?|paracaidas|reto del huevo|ingenieria|robotica|pintamos un|puesto de limonada|arreglamos la receta|tamales|constru\w+|disen\w+|horne\w+|cocin\w+|amas\w+|tejimos)\b/,
    ],
    [
      1,
      /\b(?:made|make|making|glue\w*|tape|paint\w*|collapsed|tower|bridge|project|recipe|hicimos|pegamento|pint\w+|proyecto|receta|torre|puente)\b/,
    ],
  ],
  trip: [
    [
      4,
      /\b(?:field trip|trip to|(?:zoo|museum|farm|aquarium|park) trip|excursion|nature preserve|reserva natural|paseo a|nature walk|went to the|visit(?:ed)? (?:to )?the|fuimos al?|visitamos|caminata)\b/,
    ],
    [1, /\b(?:bus|guide|museum|zoo|farm|aquarium|tour|autobus|camion|guia|museo|zoologico|granja|acuario)\b/],
  ],
  search: [
    [
      3,
      /\b(?:experiment\w*|predict\w*|hypothes\w*|investigat\w*|wondered|find out|discover\w*|question was|why do|why does|how do|observ\w*|sink or float|experiment\w+|predij\w+|predic\w+|investig\w+|descubr\w+|por que|hipotesis|flota o se hunde)\b/,
    ],
    [
      1,
      /\b(?:science|scientists?|tested|magnets?|shadows?|moon|rocks?|fossils?|guess(?:ed|es)|measur\w*|ciencias|cientific\w+|imanes|sombras?|luna|rocas|fosiles|adivin\w+)\b/,
    ],
  ],
  performance: [
    [
      3,
      /\b(?:perform\w*|rehears\w*|concert|recital|our play|talent show|wax museum|speech(?:es)?|on stage|audience|memoriz\w*|practiced (?:our|their) (?:lines|song|parts)|parade|readers'? theater|ensay\w+|escenario|publico|museo de cera|discursos?|obra de teatro|concierto|nos presentamos|festival|desfile)\b/,
    ],
    [
      1,
      /\b(?:song|sang|dance\w*|lines|costumes?|stage|disfra\w+|nervous|applau\w*|clapped|cantamos|bail\w+|nervios\w*|aplau\w+)\b/,
    ],
  ],
  kindness: [
    [
      3,
      /\b(?:kind|kindness|food drive|coat drive|buddy bench|included?|invited|nursing home|thank you cards?|donat\w*|random acts?|new (?:student|girl|boy|friend)|pen ?pals?|reading buddies|buddy|buddies|retir(?:ing|ed)|thank(?:ed|ing) our|welcomed|bondad|amabilidad|amables?|colecta|asilo|nuev[oa] (?:amig[oa]|companer[oa])|un amigo nuevo|bienvenid\w*|amigos por carta|companeros de lectura|se jubila|jubilacion)\b/,
    ],
    [
      1,
      /\b(?:helped|shar(?:ed|ing)|friends?hip|cards? for|cheer(?:ed)? up|compliments?|ayud\w+|compart\w+|amistad|tarjetas para)\b/,
    ],
  ],
}

/** Somebody is missed: no other story may be told of that week. */
const farewells =
  /\b(?:died|passed away|funeral|is moving away|moved away|said goodbye to our|murio|murieron|fallecio|se mudo|nos despedimos de nuestr[oa])\b/

/** The kind of week that title and notes tell of. */
export function findShape(title: string, lines: readonly string[]): Shape {
  const said = [title, title, ...lines].map(fold)
  if (said.some((line) => farewells.test(line))) return 'farewell'
  const scores = Object.entries(signs).map(([shape, words]) => {
    const byWords = said.reduce(
      (sum, line) => sum + words.reduce((all, [worth, word]) => all + (word.test(line) ? worth : 0), 0),
      0,
    )
    return { shape: shape as Exclude<Shape, 'week' | 'farewell'>, score: byWords + matterScore(shape, said) }
  })
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  // A newsletter tells a little of everything: one sign among many lines makes no story of its own.
  return best.score >= Math.max(3, Math.min(lines.length, 12) * 0.45) ? best.shape : 'week'
}

const words: readonly { word: RegExp; shapes: readonly string[] }[] = matterRows.map((row) => {
  const [en = '', es = '', , shapes = ''] = row.split('|')
  const spellings = `${en},${es}`.split(/[,/]/).map((word) => fold(word))
  return { word: new RegExp(`\\b(?:${spellings.join('|')})\\b`), shapes: shapes.split(' ') }
})

function matterScore(shape: string, said: readonly string[]): number {
  const found = said.flatMap((line) =>
    words.filter(({ word, shapes }) => shapes.includes(shape) && word.test(line)),
  )
  return Math.min(3, found.length * 0.75)
}
