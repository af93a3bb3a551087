import type { PictureWords } from './picture-words.ts'

export const english: PictureWords = {
  counts: ['A child', 'Two children', 'Three children', 'Four children'],
  views: { near: 'up close', above: 'seen from above' },
  places: {
    ...{ classroom: 'in a classroom', garden: 'in a school garden', library: 'in a library' },
    ...{ lab: 'in a science classroom', playground: 'on a playground', kitchen: 'in a kitchen' },
    ...{ stage: 'on a stage', bus: 'beside a yellow school bus', museum: 'in a museum', beach: 'on a beach' },
    ...{
      forest: 'in a forest',
      night: 'on a hill under the stars',
      snow: 'in the snow',
      city: 'on a city street',
    },
  },
  times: {
    morning: 'in the morning',
    golden: 'in the golden light of late afternoon',
    dusk: 'at dusk',
    night: 'at night',
  },
  weathers: {
    rain: 'in the rain',
    snow: 'while snow falls',
    wind: 'on a windy day',
    cloudy: 'under gray clouds',
  },
  outside: { rain: 'while it rains outside', snow: 'while it snows outside' },
  who: {
    ...{
      wheelchair: 'in a wheelchair',
      glasses: 'with glasses',
      hijab: 'in a hijab',
      short: 'with short hair',
    },
    ...{
      crop: 'with cropped hair',
      afro: 'with a round afro',
      puffs: 'with two hair puffs',
      braids: 'with braids',
    },
    ...{
      long: 'with long hair',
      bob: 'with chin-length hair',
      bun: 'with a bun',
      ponytail: 'with a ponytail',
    },
    ...{ curls: 'with curly hair', locs: 'with locs', waves: 'with wavy hair' },
  },
  does: {
    ...{ stand: 'looks on', wave: 'waves', cheer: 'jumps for joy', walk: 'walks along', run: 'runs' },
    ...{
      point: 'points ahead',
      hold: 'looks on',
      reach: 'reaches up',
      kneel: 'kneels on the ground',
      sit: 'sits cross-legged',
    },
    ...{ crouch: 'crouches to look', lean: 'leans closer', dance: 'dances', think: 'thinks, hand on chin' },
    ...{ hug: 'puts an arm around a friend', carry: 'looks on' },
  },
  seated: {
    cheer: 'cheers with both arms up',
    walk: 'rolls along',
    run: 'rolls along fast',
    kneel: 'leans down',
    sit: 'sits close',
    crouch: 'leans forward to look',
  },
  subject: 'the child ',
  one: 'the child ',
  that: '',
  holds: 'holds {thing}',
  pointsAt: 'points at {thing}',
  and: ' and ',
  nearOne: 'Near them is {things}.',
  nearMore: 'Near them are {things}.',
}
