import type { Picture, SceneName } from '../picture.ts'
import type { PagePlan } from '../plan/plan-page.ts'
import type { Actor, Staged } from '../staging/staged.ts'
import { propWords } from '../words/prop-words.ts'
import type { PropName } from '../props/all-props.ts'
import { english } from './picture-words.en.ts'
import { spanish } from './picture-words.es.ts'
import type { PictureWords } from './picture-words.ts'

const indoors: readonly SceneName[] = ['classroom', 'library', 'lab', 'kitchen', 'stage', 'museum']

/** What is to be seen, said from what was drawn and not from the page's words. */
export function describePicture(plan: PagePlan, staged: Staged): Picture['altText'] {
  return { en: describe('en', english, plan, staged), es: describe('es', spanish, plan, staged) }
}

function describe(
  language: 'en' | 'es',
  words: PictureWords,
  plan: PagePlan,
  { actors, things }: Staged,
): string {
  const name = (prop: PropName) => propWords[prop].name[language]
  const alone = actors.length === 1
  const parts = actors.map((actor) => {
    const subject = alone ? '' : subjectOf(language, words, actor)
    return `${subject}${doing(words, actor, things[0]?.name, name)}`
  })
  const first = firstSentence(words, plan, actors.length, alone ? actors[0] : undefined, language)
  const named = things
    .filter((thing) => !parts.join(' ').includes(name(thing.name)))
    .map((thing) => name(thing.name))
  const near =
    named.length === 0
      ? ''
      : (named.length === 1 && !/s (in|de)\b/.test(named[0] ?? '') ? words.nearOne : words.nearMore).replace(
          '{things}',
          () => list(named, words.and),
        )
  return [
    first,
    capital(`${alone ? (language === 'en' ? 'The child ' : '') : ''}${list(parts, words.and, '; ')}.`),
    near,
  ]
    .filter(Boolean)
    .join(' ')
}

function firstSentence(
  words: PictureWords,
  plan: PagePlan,
  count: number,
  only: Actor | undefined,
  language: 'en' | 'es',
): string {
  const inside = indoors.includes(plan.scene)
  const hour = inside
    ? plan.time === 'night'
      ? words.times.night
      : undefined
    : plan.scene === 'night'
      ? undefined
      : words.times[plan.time]
  const sky = inside
    ? words.outside[plan.weather]
    : plan.scene === 'snow'
      ? undefined
      : words.weathers[plan.weather]
  const who = only ? ` ${language === 'es' ? 'que ' : ''}${words.who[marked(only)]}` : ''
  const pieces = [
    `${words.counts[count - 1] ?? words.counts[3]}${who}`,
    words.places[plan.scene],
    plan.scene === 'stage' ? undefined : hour,
    sky,
  ]
  const view = words.views[plan.view]
  const tail = view && !(only && plan.view === 'above') ? `, ${view}` : ''
  return `${pieces.filter(Boolean).join(' ')}${tail}.`
}

/** What tells a child from the others at first sight. */
const marked = ({ child }: Actor) =>
  child.wheelchair ? 'wheelchair' : child.hair === 'hijab' ? 'hijab' : child.glasses ? 'glasses' : child.hair

const subjectOf = (language: 'en' | 'es', words: PictureWords, actor: Actor) =>
  language === 'en' ? `the child ${words.who[marked(actor)]} ` : `quien ${words.who[marked(actor)]} `

function doing(
  words: PictureWords,
  { acting, holds, child }: Actor,
  thing: PropName | undefined,
  name: (prop: PropName) => string,
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

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
