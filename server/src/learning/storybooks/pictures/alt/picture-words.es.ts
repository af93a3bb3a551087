import type { PictureWords } from './picture-words.ts'

export const spanish: PictureWords = {
  counts: ['Un estudiante', 'Dos estudiantes', 'Tres estudiantes', 'Cuatro estudiantes'],
  views: { near: 'de cerca', above: 'vistos desde arriba' },
  places: {
    ...{
      classroom: 'en un salón de clases',
      garden: 'en el huerto de la escuela',
      library: 'en una biblioteca',
    },
    ...{ lab: 'en un salón de ciencias', playground: 'en un patio de juegos', kitchen: 'en una cocina' },
    ...{
      stage: 'en un escenario',
      bus: 'junto a un autobús escolar amarillo',
      museum: 'en un museo',
      beach: 'en la playa',
    },
    ...{
      forest: 'en un bosque',
      night: 'en una colina bajo las estrellas',
      snow: 'en la nieve',
      city: 'en una calle de la ciudad',
    },
  },
  times: {
    morning: 'por la mañana',
    golden: 'con la luz dorada de la tarde',
    dusk: 'al anochecer',
    night: 'de noche',
  },
  weathers: {
    rain: 'bajo la lluvia',
    snow: 'mientras cae la nieve',
    wind: 'en un día de viento',
    cloudy: 'bajo un cielo nublado',
  },
  outside: { rain: 'mientras llueve afuera', snow: 'mientras nieva afuera' },
  who: {
    ...{
      wheelchair: 'usa silla de ruedas',
      glasses: 'usa lentes',
      hijab: 'lleva hiyab',
      short: 'tiene el pelo corto',
    },
    ...{
      crop: 'tiene el pelo muy corto',
      afro: 'lleva un afro redondo',
      puffs: 'lleva dos moños esponjados',
      braids: 'lleva trenzas',
    },
    ...{
      long: 'tiene el pelo largo',
      bob: 'tiene el pelo a la barbilla',
      bun: 'lleva un chongo',
      ponytail: 'lleva una cola de caballo',
    },
    ...{ curls: 'tiene rizos', locs: 'lleva rastas', waves: 'tiene el pelo ondulado' },
  },
  does: {
    ...{ stand: 'mira', wave: 'saluda con la mano', cheer: 'salta de alegría', walk: 'camina', run: 'corre' },
    ...{
      point: 'señala hacia adelante',
      hold: 'mira',
      reach: 'estira el brazo hacia arriba',
      kneel: 'se arrodilla en el suelo',
    },
    ...{
      sit: 'se sienta con las piernas cruzadas',
      crouch: 'se agacha para mirar',
      lean: 'se acerca para ver',
    },
    ...{
      dance: 'baila',
      think: 'piensa con la mano en la barbilla',
      hug: 'abraza a alguien del grupo',
      carry: 'mira',
    },
  },
  seated: {
    cheer: 'celebra con los brazos en alto',
    walk: 'avanza',
    run: 'avanza a toda prisa',
    kneel: 'se inclina hacia abajo',
    sit: 'está cerca',
    crouch: 'se inclina para mirar',
  },
  subject: 'quien ',
  one: '',
  that: 'que ',
  holds: 'sostiene {thing}',
  pointsAt: 'señala {thing}',
  and: ' y ',
  nearOne: 'Cerca hay {things}.',
  nearMore: 'Cerca hay {things}.',
}
