import type { BriefWords } from '../words/brief-texts.ts'
import { namesPages, tellsPlace } from './ask-vague.ts'

/** All that is said of one part of the day; `isLong` when its begin and end are known. */
export type Said = {
  steps: readonly string[]
  isLong: boolean
  /** What the plan says elsewhere of where things lie. */
  places: readonly string[]
}

const manner =
  /\b(?:aloud|out loud|silent(?:ly)?|quiet(?:ly)?|together|to them|partners?|pairs|with you|w\/ you|with me|whole class|alone|en voz alta|en silencio|juntos|en parejas|library book|their (?:own )?books?)\b/iu
const source =
  /\b(?:link|flash drive|pinned|desktop|class (?:page|site)|posted|google|canvas|youtube|cabinet|dvd|playlist|bookmarked|disney|netflix|laptop|smart ?board|website|enlace|memoria|computadora)\b/iu
const pages = /\b(?:test|quiz|words are|on the board|workbook|flash ?cards|review game|pages?|packet)\b/iu
const who =
  /\b(?:with|con) (?:Mrs?|Ms|Mx|Dr|Coach|Señora?|Sra?|la maestra|el maestro|her|his|their)\b|\b\p{Lu}\w+ (?:has|takes) them\b/u
const where =
  /\b(?:in|to|at|en|al?) (?:the |el |la |their |small )*(?:gym|library|room|lab|stage|cafeteria|gimnasio|biblioteca|sal[oó]n|patio|cancha)\b|\b(?:computer lab|library|gym|room \w+|rm \w+|biblioteca)\b/iu

const papers = /\b(packet|cop(?:y|ies)|worksheet|handout|sheet|hoja|copia|paquete)/giu

/** "Packets are stacked on the first table" is said once for all of the day. */
function liesElsewhere(steps: readonly string[], places: readonly string[]): boolean {
  const named = new Set(steps.flatMap((step) => step.toLowerCase().match(papers) ?? []))
  return places.some((place) => (place.toLowerCase().match(papers) ?? []).some((paper) => named.has(paper)))
}

/** Whether another step of the same part of the day says what would be asked. */
export function isAnswered(question: string, { steps, isLong, places }: Said, words: BriefWords): boolean {
  const { read, pages: whichPages, where_paper, test, video, review, game, where_class } = words.steps
  const some = (pattern: RegExp) => steps.some((step) => pattern.test(step))
  const answers: readonly (readonly [string | undefined, () => boolean])[] = [
    [read[0], () => steps.some((step) => namesPages(step))],
    [whichPages[0], () => steps.some((step) => namesPages(step))],
    [read[1], () => some(manner)],
    [read[2], () => isLong],
    [
      where_paper[0],
      () =>
        steps.some((step) => tellsPlace(step)) || some(/\p{L}s? ?\([^)]*\)/u) || liesElsewhere(steps, places),
    ],
    [test[0], () => steps.some((step) => tellsPlace(step))],
    [test[1], () => isLong],
    [
      video[0],
      () =>
        some(source) ||
        some(/["“«]/u) ||
        some(/(?:\bthe \p{L}+|\p{Lu}\p{L}+) (?:video|movie|film)\b/u) ||
        some(/\b(?:video|movie|film|pel[ií]cula)s? (?:about|on|of|called|sobre|del?|titled) \p{L}/iu),
    ],
    [video[1], () => some(source)],
    [video[2], () => isLong],
    [review[0], () => steps.some((step) => namesPages(step)) || some(pages)],
    [game[1], () => some(source)],
    [where_class[0], () => some(where) || some(who)],
    [where_class[1], () => some(who) || some(where)],
  ]
  return answers.some(([asked, isSaid]) => asked === question && isSaid())
}
