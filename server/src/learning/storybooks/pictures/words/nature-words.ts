import type { gardenProps } from '../props/garden-props.ts'
import type { animalProps } from '../props/animal-props.ts'
import { named, type Named } from './named.ts'

export const natureWords: Record<keyof typeof gardenProps | keyof typeof animalProps, Named> = {
  seedling: named(
    'a seedling in a pot: seed, seedling, sprout*, bean, flower pot',
    'una plantita en una maceta: semilla, brot*, frijol, maceta, plantita',
    { en: 'jelly bean, bean bag, beanbag' },
  ),
  wateringCan: named(
    'a watering can: watering can, watered, watering',
    'una regadera: regadera, regar, regamos, regaron, riego',
  ),
  trowel: named(
    'a small shovel: trowel, shovel, dig, dug, digging',
    'una pala pequeña: pala, cavar, cavamos, cavaron',
  ),
  sunflower: named('a tall sunflower: sunflower', 'un girasol alto: girasol, girasoles'),
  flower: named(
    'a flower: flower, tulip, daisy, daisies, petal, bloom*',
    'una flor: flor, tulipan, tulipanes, margarita, petalo, florec*',
    { en: 'flower pot' },
  ),
  carrot: named('a carrot: carrot', 'una zanahoria: zanahoria'),
  tomato: named('a tomato: tomato, tomatoes', 'un tomate: tomate, jitomate'),
  pumpkin: named('a pumpkin: pumpkin', 'una calabaza: calabaza'),
  butterfly: named('a butterfly: butterfly, butterflies', 'una mariposa: mariposa'),
  chrysalis: named(
    'a chrysalis on a twig: chrysalis*, cocoon',
    'una crisálida en una ramita: crisalida, capullo',
  ),
  bee: named('a bee: bee, honey, beehive, pollinat*', 'una abeja: abeja, miel, colmena, poliniz*', {
    en: 'spelling bee',
  }),
  ladybug: named('a ladybug: ladybug, ladybugs', 'una mariquita: mariquita, catarina'),
  caterpillar: named('a caterpillar: caterpillar, hornworm', 'una oruga: oruga'),
  worm: named('a worm: worm, earthworm', 'una lombriz: lombriz, lombrices', { en: 'bookworm' }),
  snail: named('a snail: snail', 'un caracol: caracol, caracoles', {
    es: 'caracol de mar, caracoles de mar',
  }),
  leaf: named('a leaf: leaf, leaves', 'una hoja: hoja', {
    en: 'leaves for, leaves the, he leaves, she leaves, it leaves',
    es: 'hoja de papel, hojas de papel, hoja de trabajo, hojas de trabajo',
  }),
  acorn: named('an acorn: acorn', 'una bellota: bellota'),
  mushroom: named('a mushroom: mushroom', 'un hongo: hongo, seta'),
  dog: named('a dog: dog, puppy, puppies, barked', 'un perro: perro, perra, perrito, perrita, cachorr*', {
    en: 'hot dog, prairie dog',
    es: 'perrito caliente, perritos calientes',
  }),
  cat: named('a cat: cat, kitten, meow*, purr*', 'un gato: gato, gata, gatito, gatita, maull*', {
    en: 'cat in the hat',
  }),
  hamster: named('a hamster: hamster', 'un hámster: hamster, hamsteres'),
  rabbit: named('a rabbit: rabbit, bunny, bunnies', 'un conejo: conejo, conejito', {
    es: 'conejillo de indias, conejillos de indias',
  }),
  duck: named('a duck: duck, duckling, quack*', 'un pato: pato, patito', {
    en: 'duck duck goose, duck tape',
  }),
  chick: named(
    'a chick in its shell: chick, hatched, hatching',
    'un pollito en su cascarón: pollito, cascaron, cascarones',
    { en: 'never hatched, hatched a plan, butterfly hatched, butterflies hatched' },
  ),
  hen: named('a hen: hen, chicken', 'una gallina: gallina', { en: 'chicken soup, chicken nugget' }),
  owl: named('an owl: owl, hoot*', 'un búho: buho, lechuza, tecolote', {
    en: 'owl pellet',
    es: 'egagropilas de buho, egagropila de buho',
  }),
  bird: named(
    'a bird: bird, robin, tweet*, hummingbird, sparrow',
    'un pájaro: pajaro, pajarito, ave, colibri',
    {
      en: 'bird nest',
    },
  ),
  fish: named('a fish in a bowl: fish, goldfish', 'un pez en una pecera: pez, peces, pecera, pececito', {
    en: 'star fish, goldfish crackers',
  }),
  turtle: named('a turtle: turtle, tortoise', 'una tortuga: tortuga'),
  frog: named('a frog: frog', 'una rana: rana'),
  whale: named('a whale: whale', 'una ballena: ballena'),
  crab: named('a crab: crab', 'un cangrejo: cangrejo', { en: 'crab apple' }),
  penguin: named('a penguin: penguin', 'un pingüino: pinguino'),
  horse: named('a horse: horse, pony, ponies, gallop*', 'un caballo: caballo, poni, galop*', {
    en: 'sea horse',
    es: 'caballito de mar, caballitos de mar, caballo de mar',
  }),
  dinosaur: named('a dinosaur: dinosaur, dino, jurassic', 'un dinosaurio: dinosaurio, jurasic*', {
    en: 'dinosaur bone, dinosaur tooth',
    es: 'huesos de dinosaurio, hueso de dinosaurio',
  }),
}
