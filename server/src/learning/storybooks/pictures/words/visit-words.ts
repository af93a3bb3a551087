import type { visitProps } from '../props/visit-props.ts'
import type { workProps } from '../props/work-props.ts'
import { named, type Named } from './named.ts'

export const visitWords: Record<keyof typeof visitProps | keyof typeof workProps, Named> = {
  shark: named('a shark: shark', 'un tiburón: tiburon, tiburones'),
  jellyfish: named('a jellyfish: jellyfish', 'una medusa: medusa'),
  stingray: named('a stingray: stingray, manta ray', 'una mantarraya: mantarraya, raya gigante'),
  otter: named('an otter: otter', 'una nutria: nutria'),
  giraffe: named('a giraffe: giraffe', 'una jirafa: jirafa'),
  elephant: named('an elephant: elephant', 'un elefante: elefante, elefanta'),
  lion: named('a lion: lion', 'un león: leon, leones', {
    en: 'sea lion, mountain lion',
    es: 'leon marino, leones marinos, leon de montana',
  }),
  cow: named('a cow: cow', 'una vaca: vaca'),
  pig: named('a pig: pig, piglet', 'un cerdo: cerdo, cerdito, puerco', { en: 'guinea pig, piggy bank' }),
  sheep: named('a sheep: sheep, lamb', 'una oveja: oveja, borrego'),
  squirrel: named('a squirrel: squirrel', 'una ardilla: ardilla'),
  roadrunner: named('a roadrunner: roadrunner', 'un correcaminos: correcaminos'),
  lizard: named('a lizard: lizard, gecko', 'una lagartija: lagartija'),
  chart: named(
    'a chart: graph, chart, bar graph, data, tally, tallies',
    'una gráfica: grafica, tabla de datos, encuesta',
  ),
  box: named('a cardboard box: box, boxes, cardboard', 'una caja de cartón: caja, carton', {
    en: 'lunch box, juice box, box of, sand box',
    es: 'caja de, cajas de, carton de, cartones de',
  }),
  cans: named(
    'a stack of cans: cans, canned, food drive',
    'una pila de latas: latas, enlatad*, colecta de comida',
    {
      en: 'watering cans, trash cans',
    },
  ),
  volcano: named(
    'a model volcano: volcano, volcanoes, lava',
    'una maqueta de volcán: volcan, volcanes, lava',
    { es: 'lava las, lava los, se lava' },
  ),
  mural: named('a painted mural: mural', 'un mural pintado: mural, murales'),
  bridge: named('a bridge of sticks: bridge', 'un puente de palitos: puente', { es: 'dia puente' }),
  newspaper: named('a newspaper: newspaper, headline', 'un periódico: periodico'),
  tamales: named('a plate of tamales: tamale, tamales', 'un plato de tamales: tamal, tamales'),
  pot: named(
    'a steaming pot: pot of, crockpot, stew, soup, applesauce, boiled',
    'una olla con vapor: olla, guisado, sopa, caldo, hervi*',
    { en: 'pot of gold, pot of soil, pot of dirt' },
  ),
  lemonade: named('a pitcher of lemonade: lemonade', 'una jarra de limonada: limonada'),
  bag: named('a trash bag: trash, litter', 'una bolsa de basura: bolsa de basura, bolsas de basura, basura', {
    en: 'trash can, litter box',
    es: 'bote de basura, botes de basura',
  }),
}
