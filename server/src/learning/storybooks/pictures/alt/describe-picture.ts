import { capitalize } from '@tower/contract/capitalize.ts'
import type { Picture, SceneName } from '../picture.ts'
import type { PagePlan } from '../plan/plan-page.ts'
import type { Actor, Staged } from '../staging/staged.ts'
import type { PropName } from '../props/all-props.ts'
import type { Tongue } from '../words/find-words.ts'
import { propWords } from '../words/prop-words.ts'
import { english } from './picture-words.en.ts'
import { spanish } from './picture-words.es.ts'
import type { PictureWords } from './picture-words.ts'

const indoors = new Set<SceneName>(['classroom', 'library', 'lab', 'kitchen', 'museum'])

/** What is to be seen, said from what was drawn and not from the page's words. */
export function describePicture(plan: PagePlan, staged: Staged): Picture['altText'] {
  return { en: describe('en', english, plan, staged), es: describe('es', spanish, plan, staged) }
}

type Telling = { language: Tongue; words: PictureWords; name: (prop: PropName) => string }

function describe(language: Tongue, words: PictureWords, plan: PagePlan, { actors, things }: Staged): string {
  const telling: Telling = { language, words, name: (prop) => propWords[prop].name[language] }
  const [only] = actors.length === 1 ? actors : []
  const acts = actors.map((actor) => doing(telling, actor, things[0]?.name))
  const told = only
    ? [`${words.one}${acts[0] ?? ''}`]
    : acts.map((act, at) => `${subjectOf(telling, actors[at])}${act}`)
  const rest = things
    .map(({ name }) => telling.name(name))
    .filter((name) => !told.some((act) => act.includes(name)))
  return [
    `${whereOf(words, plan, actors.length, only)}.`,
    capitalize(`${list(told, words.and, '; ')}.`),
    rest.length === 0
      ? ''
      : `${(rest.length === 1 ? words.nearOne : words.nearMore).replace('{things}', () => list(rest, words.and))}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function whereOf(words: PictureWords, plan: PagePlan, count: number, only: Actor | undefined): string {
  const pieces = [
    words.counts[count - 1] ?? words.counts[3],
    only ? `${words.that}${words.who[marked(only)]}` : undefined,
    words.places[plan.scene],
    ...skyOf(words, plan),
  ]
  const view = only && plan.view === 'above' ? undefined : words.views[plan.view]
  return `${pieces.filter(Boolean).join(' ')}${view ? `, ${view}` : ''}`
}

/** The hour and the weather, where they are to be seen. */
function skyOf(words: PictureWords, { scene, time, weather }: PagePlan): (string | undefined)[] {
  if (scene === 'stage') return []
  if (indoors.has(scene)) return [time === 'night' ? words.times.night : undefined, words.outside[weather]]
  if (scene === 'night') return [words.weathers[weather]]
  return [words.times[time], scene === 'snow' ? undefined : words.weathers[weather]]
}

/** What tells a child from the others at first sight. */
const marked = ({ child }: Actor) =>
  child.wheelchair ? 'wheelchair' : child.hair === 'hijab' ? 'hijab' : child.glasses ? 'glasses' : child.hair

const subjectOf = ({ words }: Telling, actor: Actor | undefined) =>
  actor ? `${words.subject}${words.who[marked(actor)]} ` : ''

function doing(
  { words, name }: Telling,
  { acting, holds, child }: Actor,
  thing: PropName | undefined,
): string {
  if (holds) return words.holds.replace('{thing}', () => name(holds))
  if (acting.pose === 'point' && thing) return words.pointsAt.replace('{thing}', () => name(thing))
  return (child.wheelchair ? words.seated[acting.pose] : undefined) ?? words.does[acting.pose]
}

function list(items: readonly string[], and: string, between = ', '): string {
  if (items.length < 2) return items.join('')
  const last = items.at(-1) ?? ''
  const before = items.slice(0, -1).join(between)
  const joint = and === ' y ' && /^h?i(?![ae])/i.test(last) ? ' e ' : and
  return between === '; '
    ? `${before}${items.length > 2 ? ';' : ','}${joint}${last}`
    : `${before}${joint}${last}`
}
