import type { Language } from '@tower/contract/language.ts'
import { findInfinitive } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import { findVerb, isUnseen } from './find-verb.ts'

/** Who does what, up to the number: the verb as a goal has it, what follows it, and what was passed over. */
export type Clause = { verb: string; rest: string; skipped: string }

const subjects: Record<Language, string> = {
  en: 'he|she|they|the student|this student|student',
  es: 'él|ella|el estudiante|la estudiante|el alumno|la alumna|el niño|la niña',
}
/** What stands before the verb that counts: "is able to", "has difficulty", "was observed to". */
const fillers: Record<Language, string> = {
  en: String.raw`(?:(?:is|was|has been|had been|will be) (?:\p{L}+ly |also |only |now |just )?(?:able|observed|seen|noted|found|known|expected|beginning|starting|learning|asked|trying|likely)(?: to)?|(?:is|was|has been) (?:\p{L}+ly |also |now )?working on|(?:has|have|had|shows?|demonstrates?|experiences?) (?:\p{L}+ )?(?:difficulty|difficulties|trouble|a hard time|challenges)(?: with| in)?|(?:struggles?|needs?|tends?|begins|attempts|tries|continues|learned|began|attempted|tried|struggled) (?:\p{L}+ )?to|needs? (?:help|support|work|prompting|assistance) (?:to|with|in|when)|(?:is|was|are|were|has been)(?= (?:\p{L}+ly )?\p{L}+ing\b)|has|have|had|can|could|will|would|did|does|currently|now|presently|only|often|also|orally|sometimes|still|just|always|to|then|occasionally|\p{L}+ly)`,
  es: '(?:puede|actualmente|ahora|solo|sólo|normalmente|generalmente|a veces|también|correctamente|ya|logra|pudo|es capaz de|\\p{L}+mente)',
}
const negative =
  /^\s*(?:not\b|never\b|rarely\b|seldom\b|no\b|nunca\b)|^\s*(?:fails?|failed|refuses?|refused|is unable|was unable|is not|isn't|cannot|can't|doesn't|didn't|isn't) /iu
/** These lead to a number and say nothing of what is done. */
export const carrying = /^(?:score|obtain|perform|receive|get|average|achieve|test|place|range|be|have)$/
const denial =
  /^\s*(?:is unable to|was unable to|is not able to|isn't able to|cannot|can't|can not|could not|couldn't|does not|doesn't|did not|didn't|fails to|not)(?=\s)/iu
/** Such a subject opens a side clause, in which the number does not stand. */
const aside =
  /\b(?:when|if|because|which|where|until|before|after|while|what|how|although|though|cuando|si|porque|mientras)\s*$/i

/** The verb that the number belongs to, from the last subject before it; nothing where the sentence is built in another way. */
export function readClause(before: string, names: readonly string[], language: Language): Clause | undefined {
  const who = [...names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), subjects[language]].join(
    '|',
  )
  const pattern = new RegExp(String.raw`(?:^|[\s,;:–(-])(?:${who})(?=\s)`, 'giu')
  const found = [...before.matchAll(pattern)].filter(({ index }) => !aside.test(before.slice(0, index)))
  const last = found.at(-1)
  return last ? readFrom(before.slice(last.index + last[0].length), language) : readUnnamed(before, language)
}

function readFrom(told: string, language: Language): Clause | undefined {
  const after = withoutLimit(told)
  const skip = language === 'en' ? fillers.en : `(?:${fillers.es}|de manera independiente|se)`
  const [skipped = ''] = new RegExp(String.raw`^(?:\s+${skip}(?=\s))*`, 'iu').exec(after) ?? []
  const rest = after.slice(skipped.length)
  if (negative.test(rest) || negative.test(after)) return undefined
  const state = language === 'en' ? readState(rest, skipped) : undefined
  if (state) return state
  const [, form = '', more = ''] = /^\s+(\p{L}+)(.*)$/su.exec(rest) ?? []
  return form === '' ? undefined : lastOf({ form, rest: more, skipped }, language)
}

/** "Is unable to stand for more than 2 seconds" stands for 2. */
function withoutLimit(after: string): string {
  const isLimit =
    /\b(?:more|longer|further|farther|greater|beyond)(?: than)?\s*(?:about |approximately )?$/iu.test(after)
  return isLimit ? after.replace(denial, ' ') : after
}

/** "Is on task", "was seated": stays so. "Is independent in tying", "is accurate when adding": does so. */
function readState(rest: string, skipped: string): Clause | undefined {
  const stay =
    /^\s+(?:is|was|remains|remained|are|were|been) ((?:engaged|attentive|seated|calm|focused|(?:on|in) (?:task|seat|his seat|her seat|their seat|the|assigned))\b.*)$/isu.exec(
      rest,
    )
  if (stay?.[1]) return { verb: 'stay', rest: ` ${stay[1]}`, skipped }
  const inTime = /^\s+(?:is|was|been|has been|arrives|comes) (on time\b.*)$/isu.exec(rest)
  if (inTime?.[1]) return { verb: 'arrive', rest: ` ${inTime[1]}`, skipped }
  const does =
    /^\s+(?:is|was|are|were) (?:\p{L}+ly )?(?:independent|accurate|successful|correct|proficient)(?: (?:in|with|at|when|on|while))? (\p{L}+ing)\b(.*)$/isu.exec(
      rest,
    )
  const verb = does?.[1] === undefined ? undefined : findVerb(does[1], 'en')
  return verb?.isSeen && !isUnseen(verb.infinitive)
    ? { verb: verb.infinitive, rest: does?.[2] ?? '', skipped }
    : undefined
}

/** Of "counts to 12 and identifies", the verb that the number belongs to. */
function lastOf(
  { form, rest, skipped }: { form: string; rest: string; skipped: string },
  language: Language,
): Clause | undefined {
  const last = findSecondVerb(rest, language)
  // "Determines the idea and supports it": what "it" is stands with the first verb.
  const isOfFirst = last !== undefined && /\b(?:it|them|so|this)\b/i.test(last.rest)
  const second = isOfFirst ? undefined : last
  const [word, more] = second ? [second.form, second.rest] : [form, isOfFirst ? last.before : rest]
  const reflexive = language === 'es' && !second && /\sse$/i.test(skipped) ? `se ${word}` : word
  const verb = findVerb(reflexive, language)
  if (!verb?.isSeen || carrying.test(verb.infinitive)) return undefined
  return { verb: verb.infinitive, rest: more, skipped }
}

/** Spanish needs no word for who does it, and hurried notes leave it out: "solves one step equations", "Identifying nouns: 3/10". */
function readUnnamed(before: string, language: Language): Clause | undefined {
  const pattern = new RegExp(String.raw`^\s*((?:${fillers[language]}\s+)*)([\p{L}]+)(.*)$`, 'isu')
  const starts = [
    0,
    ...[...before.matchAll(/[,;:]\s|\s[–-]\s/g)].map(({ index, 0: mark }) => index + mark.length),
  ]
  for (const start of starts.toReversed()) {
    const [, skipped = '', form = '', rest = ''] = pattern.exec(before.slice(start)) ?? []
    if (isVerbForm(form, skipped, language))
      return lastOf({ form, rest: rest.replace(/[:;\s–-]+$/, ''), skipped }, language)
  }
  return language === 'es' ? readWithin(before) : undefined
}

/** "Durante el recreo se acerca a ...": without a comma the verb stands somewhere after the opening. */
function readWithin(before: string): Clause | undefined {
  for (const match of before.matchAll(/(?<=\s)(?:(se)\s+)?(\p{Ll}{3,})(?=\s)/gu)) {
    const [, se = '', form = ''] = match
    const verb = findVerb(se === '' ? form : `se ${form}`, 'es')
    if (
      !verb?.isSeen ||
      things.test(form) ||
      /(?<!\p{L})(?:el|la|los|las|un|una|de|en|su)\s+$/iu.test(before.slice(0, match.index))
    )
      continue
    return lastOf(
      { form, rest: before.slice(match.index + match[0].length), skipped: se === '' ? '' : ' se' },
      'es',
    )
  }
  return undefined
}

/** Without a subject, only what is built like something that is done counts as it. */
function isVerbForm(form: string, skipped: string, language: Language): boolean {
  if (things.test(form)) return false
  const isForm = language === 'es' || /(?:s|ed|ing)$/i.test(form) || /\b(?:to|can)\s*$/i.test(skipped)
  return isForm && findVerb(form, language)?.isSeen === true
}

/** Words that are a verb and, more often, a thing. */
const things =
  /^(?:sounds|signs|steps|orders|plays|labels|names|counts|answers|comments|matches|lists|requests|shares|forms|plans|reports|texts|visits|looks|groups|lines|marks|graphs|quotes|passes|turns|needs|supports|blends|models|reading|writing|spelling|speaking|listening|tests|scores|rates|tasks|units|phrases|starts|prompts|cues|drops|guides|outlines|stops|sends|calls|checks|numbers|words)$/i

function findSecondVerb(
  rest: string,
  language: Language,
): { form: string; before: string; rest: string } | undefined {
  const joined =
    language === 'en' ? /\b(?:and|then|but) (\p{L}+s|\p{L}+ed)\b/giu : /(?<!\p{L})y (\p{L}+)(?!\p{L})/giu
  const verbs = [...rest.matchAll(joined)].filter(
    ([, word = '']) => findInfinitive(word, language) !== undefined && !things.test(word),
  )
  const last = verbs.at(-1)
  return last
    ? {
        form: last[1] ?? '',
        before: rest.slice(0, last.index),
        rest: rest.slice(last.index + last[0].length),
      }
    : undefined
}
