import { expect, test } from 'vitest'
import { castOf } from '../cast-of.ts'
import { sceneNames, type PictureInput } from '../picture.ts'
import { propNames } from '../props/all-props.ts'
import { propWords } from '../words/prop-words.ts'
import { placeNames } from '../words/scene-words.ts'
import { findThings } from './find-things.ts'
import { hoursOf } from './hours-of.ts'
import { planPage } from './plan-page.ts'
import { settingsOf } from './settings-of.ts'
import { sourcesOf } from './sources.ts'

/** Children's own things, animals and places that no drawing shows, and words in which one that is drawn means something else. */
const notDrawn = {
  en: `truck, car, wheel, tractor, bucket, tiger, bear, mouse, mice, guinea pig, gerbil, goat, calf, snake, slug, toad, tadpole, dolphin, quail, chipmunk,
    beetle, nut, lemon, fruit, vegetable, harvest, cupcake, sandwich, picnic, fossil, hot dog, sea star, sea lion, horn, helmet, soap, rope, space, team,
    tower, building, built, machine, screen, candle, ring, hoop, goal, play, string, shell, toy, piece, prize, wish, dark, snow, skip, skill, skin, ticket,
    photosynthesis, kindergarten, what kind of, the sun rose, tree bark, hot air balloon, paper pizza, corn doll, egg carton, candy corn, juice box`,
  es: `carro, camion, rueda, cubeta, tigre, oso, raton, cuyo, conejillo de indias, cabra, becerro, serpiente, vibora, sapo, renacuajo, delfin, codorniz,
    escarabajo, nuez, limon, fruta, verdura, cosecha, cosechamos, merienda, fosil, estrella de mar, leon marino, casco, jabon, cuerda, espacio, equipo,
    torre, construimos, maquina, pantalla, vela, gol, obra de teatro, concha, juguete, pieza, premio, deseo, oscuro, nieve, esquina, fotosintesis,
    todo el mundo, rosa, pluma, ladrillo, noticias, brillantina, canasta, globo aerostatico, pan dulce, huesos de dinosaurio, reloj de arena, codigo postal`,
}

const plan = (text: string, more: Partial<PictureInput> = {}) =>
  planPage({
    ...{ text, caption: '', prompt: '', pageNumber: 6, pageCount: 12 },
    ...{ style: 'storybook', seed: 1, cast: castOf(1), ...more },
  })

const small = { en: 'and it was with the', es: 'y se la de una' }
const things = (text: string) => findThings(sourcesOf({ text, caption: '', prompt: '' }))

test.each(['en', 'es'] as const)(
  'each thing comes by each of its words in the language %s, and no other with it',
  (language) => {
    for (const name of propNames)
      for (const word of propWords[name].words[language])
        expect([word, things(`${word.replace('*', '')} ${small[language]}`)]).toEqual([word, [name]])
  },
)

test.each(Object.entries(notDrawn) as [keyof typeof notDrawn, string][])(
  'what has no drawing of its own, or only sounds like one, is drawn as nothing else in the language %s',
  (language, words) => {
    for (const word of words.split(/,\s+/))
      expect([word, things(`${word} ${small[language]}`)]).toEqual([word, []])
  },
)

test('a fire truck is no toy car, a harvest of tomatoes no corn, a worm no caterpillar and a cocoon not yet a butterfly', () => {
  expect(things('The class sat in the big red fire truck.')).toEqual(['fireTruck'])
  expect(things('Los bomberos nos enseñaron su camión de bomberos.')).toEqual(['fireTruck'])
  expect(things('We harvested the tomatoes.')).toEqual(['tomato'])
  expect(things('Cosechamos los jitomates.')).toEqual(['tomato'])
  expect(things('We held the worms.')).toEqual(['worm'])
  expect(things('Each caterpillar made a cocoon.')).toEqual(['caterpillar', 'chrysalis'])
  expect(things('Tres huevos no nacieron.')).toEqual(['egg'])
  expect(things('We folded a paper airplane.')).toEqual(['paperPlane'])
})

test('there are sixty things or more, and each has a name of its own in both languages', () => {
  expect(propNames.length).toBeGreaterThanOrEqual(60)
  for (const language of ['en', 'es'] as const)
    expect(new Set(propNames.map((name) => propWords[name].name[language])).size).toBe(propNames.length)
})

test('each place comes by its name in both languages', () => {
  for (const scene of sceneNames)
    for (const word of [...placeNames[scene].en, ...placeNames[scene].es])
      expect([word, plan(word).scene]).toEqual([word, scene])
})

test('the place that is named goes before what is done there', () => {
  expect(plan('In the lab we watched the seed. It grew a root and a stem.').scene).toBe('lab')
  expect(plan('En la cocina leímos un libro sobre las plantas.').scene).toBe('kitchen')
})

test('what was asked of the picture goes before the caption and the text', () => {
  const asked = plan('We read a book in the library.', {
    prompt: 'two children with a telescope under the moon',
  })
  expect([asked.scene, asked.props[0], asked.time]).toEqual(['night', 'telescope', 'night'])
})

test('a word of one language is not read as one of the other', () => {
  expect(plan('We put the bean in a pan and looked at it.').props).not.toContain('bread')
  expect(plan('Comimos el pan con las familias.').props).toContain('bread')
})

test('accents and capitals make no difference', () => {
  expect(plan('EL DRAGÓN DE LA CLASE TOCÓ LA TROMPETA Y EL VIOLÍN').props).toEqual(
    expect.arrayContaining(['violin', 'trumpet']),
  )
})

test('weather and hour come from the words; without any, a book goes from morning to evening light in clear weather', () => {
  expect(plan('It rained all night long.')).toMatchObject({ weather: 'rain', time: 'night' })
  expect(plan('Sopló el viento por la tarde en el patio.')).toMatchObject({ weather: 'wind', time: 'golden' })
  const hours = [1, 6, 12].map((pageNumber) => plan('We kicked the ball.', { pageNumber }))
  expect(hours.map(({ time }) => time)).toEqual(['morning', 'day', 'golden'])
  expect(hours.map(({ weather }) => weather)).toEqual(['clear', 'clear', 'clear'])
})

test('night goes on over pages that name no hour, until another one or another day; a paper star makes none', () => {
  const pages = ['It was night.', 'Families came.', 'On Friday we sang.', 'We cut a star.', 'We laughed.']
  const hours = hoursOf(pages.map((text) => ({ text, caption: '', prompt: '' })))
  expect(hours).toEqual(['night', 'night', undefined, undefined, undefined])
  expect(plan('Families came.', { hour: 'night' }).time).toBe('night')
})

test('a page that names nothing plays in the classroom, with things of a classroom', () => {
  expect(plan('Everyone smiled.')).toMatchObject({ scene: 'classroom', weather: 'clear' })
  expect(plan('').props.length).toBeGreaterThan(0)
})

test('a page without a word of place plays where the book is, and one hint does not take it elsewhere', () => {
  expect(plan('Everyone smiled.', { setting: 'museum' }).scene).toBe('museum')
  expect(plan('', { prompt: 'The class touched a sea star', setting: 'museum' }).scene).toBe('museum')
  expect(
    plan('', { prompt: 'The class: a book under the tree in the forest', setting: 'museum' }).scene,
  ).toBe('forest')
})

test('a field trip plays where the class went, and shows what it saw there', () => {
  expect(plan('', { prompt: 'A shark swam over us at the aquarium' })).toMatchObject({
    scene: 'aquarium',
    props: ['shark'],
  })
  expect(plan('', { prompt: 'En el zoológico vimos una jirafa y un elefante' })).toMatchObject({
    scene: 'zoo',
    props: ['giraffe', 'elephant'],
  })
  expect(plan('', { prompt: 'We saw a roadrunner in the desert' })).toMatchObject({
    scene: 'desert',
    props: ['roadrunner'],
  })
  expect(plan('', { prompt: 'La vaca nos miró en la granja' })).toMatchObject({
    scene: 'farm',
    props: ['cow'],
  })
})

test('what the text compares with is not drawn where the picture was asked for', () => {
  const asked = plan('We were quiet as snow on a roof, and the night was long.', {
    prompt: 'The class: looked at the caterpillars in the classroom',
  })
  expect(asked).toMatchObject({ scene: 'classroom', weather: 'clear', time: 'day' })
})

test('a book stays where its pages say, and does not stay on the way there', () => {
  const pages = [
    'We took the bus.',
    'We hoped.',
    'We were in the museum.',
    'The bus was late.',
    'We laughed.',
  ]
  const settings = (texts: readonly string[], title = '') =>
    settingsOf(
      texts.map((text) => ({ text, caption: '', prompt: '' })),
      title,
    )
  expect(settings(pages)).toEqual(['bus', 'museum', 'museum', 'bus', 'museum'])
  expect(settings(['We hoped.', 'Hurray!'], 'Pumpkin Patch')).toEqual(['farm', 'farm'])
  expect(settings(['We hoped.'])).toEqual(['classroom'])
})
