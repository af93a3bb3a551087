import { chanceOf } from '../chance.ts'
import type { Mood } from '../people/face.ts'
import type { PoseName } from '../people/poses.ts'
import {
  sceneNames,
  type PictureInput,
  type SceneName,
  type TimeOfDay,
  type View,
  type Weather,
} from '../picture.ts'
import { propNames, type PropName } from '../props/all-props.ts'
import { moodWords, poseWords } from '../words/acting-words.ts'
import {
  countWords,
  firstPlace,
  plainWords,
  tonguesOf,
  type Tongue,
  type WordLists,
} from '../words/find-words.ts'
import { timeWords, weatherWords } from '../words/light-words.ts'
import { propWords } from '../words/prop-words.ts'
import { placeNames, sceneWords } from '../words/scene-words.ts'
import { sceneOfProp, usualProps } from './scene-props.ts'
import { viewOf } from './choose-view.ts'

/** What a page's picture shows. */
export type PagePlan = {
  scene: SceneName
  time: TimeOfDay
  weather: Weather
  view: View
  /** What the page tells of, the most important first. */
  props: readonly PropName[]
  pose: PoseName | undefined
  mood: Mood | undefined
}

type Source = { plain: string; tongues: readonly Tongue[]; weight: number }

/** Reads a page's words: what was asked of the picture counts most, then the caption, then the text. */
export function planPage(input: PictureInput): PagePlan {
  const sources = [
    { text: input.prompt, weight: 6 },
    { text: input.caption, weight: 2.5 },
    { text: input.text, weight: 1 },
  ].map(({ text, weight }): Source => {
    const plain = plainWords(text)
    return { plain, weight, tongues: tonguesOf(plain) }
  })
  const chance = chanceOf(input.seed, `plan ${input.pageNumber}`)
  const told = findProps(sources)
  const scene = findScene(sources, told)
  const fitting = told.filter((name) => fits(name, scene))
  const props =
    fitting.length > 0 ? fitting : told.length > 0 ? told : chance.shuffle(usualProps[scene]).slice(0, 2)
  return {
    ...{ scene, props: props.slice(0, 4) },
    time: findTime(sources, scene, input),
    weather: scene === 'snow' ? 'snow' : (best(sources, weatherWords) ?? 'clear'),
    view: viewOf(input),
    pose: best(sources, poseWords),
    mood: best(sources, moodWords),
  }
}

/** The things told of: those of the prompt first, each source in the order of its words. */
function findProps(sources: readonly Source[]): PropName[] {
  const found = sources.flatMap(({ plain, tongues }) =>
    propNames
      .map((name) => ({ name, place: firstPlace(plain, tongues, propWords[name].words) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place)
      .map(({ name }) => name),
  )
  return [...new Set(found)]
}

function findScene(sources: readonly Source[], told: readonly PropName[]): SceneName {
  const points = (scene: SceneName) =>
    sources.reduce(
      (sum, { plain, tongues, weight }) =>
        sum +
        weight *
          (countWords(plain, tongues, sceneWords[scene]) + 4 * countWords(plain, tongues, placeNames[scene])),
      0,
    ) + (told.slice(0, 2).some((name) => sceneOfProp[name] === scene) ? 0.6 : 0)
  let [chosen, most]: [SceneName, number] = ['classroom', 0]
  for (const scene of sceneNames) {
    const own = points(scene)
    if (own > most) [chosen, most] = [scene, own]
  }
  return chosen
}

/** Whether a thing may be in a scene: things of the garden don't stand in a kitchen, unless nothing else is told of. */
const fits = (name: PropName, scene: SceneName) =>
  (sceneOfProp[name] ?? scene) === scene || anywhere.has(name)
const anywhere = new Set<PropName>([
  ...(['book', 'books', 'dog', 'toyCar', 'star', 'lantern', 'butterfly', 'leaf', 'ball'] as const),
  ...(['boat', 'robot', 'crown', 'rocket', 'tent', 'duck', 'pumpkin', 'kite', 'rainbow'] as const),
])

/** The hour the words name; else a book goes from morning to the golden light before evening. */
function findTime(
  sources: readonly Source[],
  scene: SceneName,
  { pageNumber, pageCount }: PictureInput,
): TimeOfDay {
  const named = best(sources, timeWords)
  if (scene === 'night') return named === 'dusk' ? 'dusk' : 'night'
  if (named) return named
  const share = pageCount > 1 ? (pageNumber - 1) / (pageCount - 1) : 0.5
  return share < 0.15 ? 'morning' : share > 0.82 ? 'golden' : 'day'
}

/** Whichever the sources name, the weightiest source first. */
function best<Name extends string>(
  sources: readonly Source[],
  lists: Partial<Record<Name, WordLists>>,
): Name | undefined {
  for (const { plain, tongues } of sources) {
    const counted = (Object.entries(lists) as [Name, WordLists][])
      .map(([name, words]) => ({ name, count: countWords(plain, tongues, words) }))
      .filter(({ count }) => count > 0)
    if (counted.length > 0) return counted.reduce((top, next) => (next.count > top.count ? next : top)).name
  }
  return undefined
}
