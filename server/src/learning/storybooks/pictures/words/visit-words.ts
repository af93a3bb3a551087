import type { visitProps } from '../props/visit-props.ts'
import type { workProps } from '../props/work-props.ts'
import { named, type Named } from './named.ts'

export const visitWords: Record<keyof typeof visitProps | keyof typeof workProps, Named> = {
  shark: named('a shark: shark', 'un tiburón: tiburon, tiburones'),
  jellyfish: named('a jellyfish: jellyfish, jellies', 'una medusa: medusa'),
  stingray: named('a stingray: stingray, manta ray, rays', 'una mantarraya: mantarraya, raya'),
  otter: named('an otter: otter', 'una nutria: nutria'),
  giraffe: named('a giraffe: giraffe', 'una jirafa: jirafa'),
  elephant: named('an elephant: elephant', 'un elefante: elefante, elefanta'),
  lion: named('a lion: lion, lions, tiger', 'un león: leon, leones, tigre'),
  cow: named('a cow: cow, calf, calves, barn', 'una vaca: vaca, becerro, ternero, establo'),
  pig: named('a pig: pig, piglet', 'un cerdo: cerdo, cerdito, puerco, cochino'),
  sheep: named('a sheep: sheep, lamb, wool, goat', 'una oveja: oveja, borrego, lana, chivo, cabra'),
  squirrel: named('a squirrel: squirrel, chipmunk', 'una ardilla: ardilla'),
  roadrunner: named('a roadrunner: roadrunner, quail', 'un correcaminos: correcaminos, codorniz, codornices'),
  lizard: named(
    'a lizard: lizard, gecko, snake, gila',
    'una lagartija: lagartija, lagarto, vibora, serpiente',
  ),
  chart: named(
    'a chart: graph, chart, bar graph, data, tally, tallies',
    'una gráfica: grafica, tabla, encuesta',
  ),
  box: named(
    'a cardboard box: box, boxes, cardboard, carton, package',
    'una caja de cartón: caja, cajas, carton',
  ),
  cans: named(
    'a stack of cans: cans, canned, food drive',
    'una pila de latas: latas, enlatad*, colecta de comida',
  ),
  volcano: named(
    'a model volcano: volcano, volcanoes, crater, lava',
    'una maqueta de volcán: volcan, volcanes, crater, lava',
  ),
  mural: named('a painted mural: mural, murals', 'un mural pintado: mural, murales'),
  bridge: named(
    'a bridge of sticks: bridge, bridges, popsicle sticks',
    'un puente de palitos: puente, puentes, palitos',
  ),
  newspaper: named(
    'a newspaper: newspaper, newspapers, headline, copies',
    'un periódico: periodico, ejemplares, noticias',
  ),
  tamales: named(
    'a plate of tamales: tamale, tamales, masa, husks',
    'un plato de tamales: tamal, tamales, masa',
  ),
  pot: named(
    'a steaming pot: pot of, crockpot, stew, soup, applesauce, steamed, boiled',
    'una olla con vapor: olla, guisado, sopa, caldo, pure, hervi*, cocian, cocio',
  ),
  lemonade: named('a pitcher of lemonade: lemonade, pitcher', 'una jarra de limonada: limonada, jarra'),
  bag: named(
    'a trash bag: trash bag, trash bags, trash, litter',
    'una bolsa de basura: bolsas, bolsa de basura, basura',
  ),
}
