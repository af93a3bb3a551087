import type { gardenProps } from '../props/garden-props.ts'
import type { animalProps } from '../props/animal-props.ts'
import { named, type Named } from './named.ts'

export const natureWords: Record<keyof typeof gardenProps | keyof typeof animalProps, Named> = {
  seedling: named(
    'a seedling in a pot: seed, seedling, sprout*, bean, flower pot, stem, root',
    'una plantita en una maceta: semilla, brot*, frijol, maceta, tallo, raiz, raices, plantita',
  ),
  wateringCan: named(
    'a watering can: watering can, water, watered, watering, thirsty',
    'una regadera: regadera, regar, regamos, regaron, riego, agua',
  ),
  trowel: named(
    'a small shovel: trowel, shovel, dig, dug, digging, soil, dirt',
    'una pala pequeña: pala, cavar, cavamos, cavaron, tierra',
  ),
  sunflower: named('a tall sunflower: sunflower', 'un girasol alto: girasol, girasoles'),
  flower: named(
    'a flower: flower, tulip, daisy, daisies, rose, petal, bloom*',
    'una flor: flor, tulipan, margarita, rosa, petalo, florec*',
  ),
  carrot: named('a carrot: carrot, vegetable', 'una zanahoria: zanahoria, verdura, vegetal'),
  tomato: named('a tomato: tomato, tomatoes', 'un tomate: tomate, jitomate'),
  pumpkin: named('a pumpkin: pumpkin, squash', 'una calabaza: calabaza'),
  butterfly: named(
    'a butterfly: butterfly, butterflies, chrysalis, cocoon',
    'una mariposa: mariposa, crisalida, capullo',
  ),
  bee: named('a bee: bee, honey, hive, buzz*, pollinat*', 'una abeja: abeja, miel, colmena, zumb*, poliniz*'),
  ladybug: named(
    'a ladybug: ladybug, beetle, bug, insect',
    'una mariquita: mariquita, catarina, escarabajo, insecto, bicho',
  ),
  caterpillar: named('a caterpillar: caterpillar, worm', 'una oruga: oruga, gusano, lombri*'),
  snail: named('a snail: snail, slug', 'un caracol: caracol, caracoles, babosa'),
  leaf: named('a leaf: leaf, leaves, autumn', 'una hoja: hoja, otono'),
  acorn: named('an acorn: acorn, nut', 'una bellota: bellota, nuez'),
  mushroom: named('a mushroom: mushroom, fungus, fungi', 'un hongo: hongo, seta'),
  dog: named('a dog: dog, puppy, puppies, bark*', 'un perro: perr*, cachorr*, ladr*'),
  cat: named('a cat: cat, kitten, meow*, purr*', 'un gato: gato, gata, gatito, gatita, maull*'),
  hamster: named(
    'a hamster: hamster, guinea pig, mouse, mice, class pet, gerbil',
    'un hámster: hamster, cuyo, conejillo, raton, mascota',
  ),
  rabbit: named('a rabbit: rabbit, bunny, bunnies, hare', 'un conejo: conejo, conejito, liebre'),
  duck: named('a duck: duck, duckling, pond, quack*', 'un pato: pato, patito, estanque'),
  chick: named(
    'a chick in its shell: chick, egg, hatch*, incubator, chicken, hen',
    'un pollito en su cascarón: pollito, huevo, cascaron, incubadora, gallina, pollo',
  ),
  owl: named('an owl: owl, hoot*, pellet', 'un búho: buho, lechuza, tecolote'),
  bird: named(
    'a bird: bird, robin, feather, wing, flew, tweet*, hummingbird',
    'un pájaro: pajaro, pajarito, ave, pluma, ala, volo, colibri',
  ),
  fish: named('a fish in a bowl: fish, goldfish', 'un pez en una pecera: pez, peces, pecera, pececito'),
  turtle: named('a turtle: turtle, tortoise', 'una tortuga: tortuga'),
  frog: named('a frog: frog, tadpole, toad, croak*', 'una rana: rana, renacuajo, sapo, croa*'),
  whale: named('a whale: whale, dolphin', 'una ballena: ballena, delfin'),
  crab: named('a crab: crab, tide pool', 'un cangrejo: cangrejo'),
  penguin: named('a penguin: penguin, antarctica', 'un pingüino: pinguino, antartida'),
  horse: named('a horse: horse, pony, ponies, cowboy, gallop*', 'un caballo: caballo, poni, vaquer*, galop*'),
  dinosaur: named(
    'a dinosaur: dinosaur, dino, fossil, jurassic',
    'un dinosaurio: dinosaurio, fosil, jurasic*',
  ),
}
