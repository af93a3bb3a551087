import { chanceOf } from '../chance.ts'
import type { Mood } from '../people/face.ts'
import type { PoseName } from '../people/poses.ts'
import type { PictureInput, SceneName, TimeOfDay, View, Weather } from '../picture.ts'
import { props, type PropName } from '../props/all-props.ts'
import { moodWords, poseWords } from '../words/acting-words.ts'
import { countWords, type WordLists } from '../words/find-words.ts'
import { timeWords, weatherWords } from '../words/light-words.ts'
import { findThings } from './find-things.ts'
import { sceneOfProp, usualProps } from './scene-props.ts'
import { viewOf } from './choose-view.ts'
import { hintedScene, provenScene } from './scene-of.ts'
import { literalOf, sourcesOf, type Source } from './sources.ts'

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

/** Reads a page's words: what was asked of the picture counts most, then the caption, then the text. */
export function planPage(input: PictureInput): PagePlan {
  const all = sourcesOf(input)
  const literal = literalOf(all)
  const told = findThings(literal)
  const scene = provenScene(literal) ?? input.setting ?? hintedScene(literal, told) ?? 'classroom'
  const usual = () => chanceOf(input.seed, `usual ${scene}`).shuffle(usualProps[scene]).slice(0, 2)
  const shown = propsOf(scene, told, () => findThings(all), usual)
  return {
    ...{ scene, props: shown.slice(0, 4) },
    time: findTime(literal, scene, input),
    weather: scene === 'snow' ? 'snow' : (best(literal, weatherWords) ?? 'clear'),
    view: viewOf(input),
    pose: best(all, poseWords),
    mood: best(all, moodWords),
  }
}

/** What the page names that belongs here, then what it names at all, then what its story speaks of, then what is usual here, the same through a book. */
function propsOf(
  scene: SceneName,
  told: readonly PropName[],
  spoken: () => readonly PropName[],
  usual: () => readonly PropName[],
): readonly PropName[] {
  const fitting = told.filter((name) => fits(name, scene))
  if (fitting.length > 0) return fitting
  if (told.length > 0) return told
  const near = spoken().filter((name) => sceneOfProp[name] === scene)
  return near.length > 0 ? near : usual()
}

/** Whether a thing may be in a scene: what is held or flies goes anywhere, a whale stands on no carpet. */
const fits = (name: PropName, scene: SceneName) =>
  !(name === 'umbrella' && indoors.has(scene)) &&
  (props[name].place !== 'ground' || (sceneOfProp[name] ?? scene) === scene || anywhere.has(name))
const indoors = new Set<SceneName>(['classroom', 'library', 'lab', 'kitchen', 'museum', 'stage', 'aquarium'])
const anywhere = new Set<PropName>([
  ...(['book', 'books', 'dog', 'toyCar', 'star', 'lantern', 'butterfly', 'leaf', 'ball'] as const),
  ...(['fish', 'whale', 'turtle', 'penguin', 'crab', 'otter', 'shark', 'jellyfish', 'stingray'] as const),
  ...([
    'worm',
    'squirrel',
    'lizard',
    'chart',
    'box',
    'volcano',
    'bridge',
    'mural',
    'cans',
    'tamales',
    'pot',
    'bag',
  ] as const),
  ...(['boat', 'robot', 'crown', 'rocket', 'tent', 'duck', 'pumpkin', 'kite', 'rainbow'] as const),
])

/** The hour the words name, or that goes on; else a book goes from morning to the golden light before evening. */
function findTime(
  sources: readonly Source[],
  scene: SceneName,
  { pageNumber, pageCount, hour }: PictureInput,
): TimeOfDay {
  const named = best(sources, timeWords) ?? hour
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
