/** What a substitute would ask about a step, as keys of the words. */
export const stepAsks = [
  'read',
  'pages',
  'where_paper',
  'video',
  'test',
  'groups',
  'usual',
  'unfinished',
  'review',
  'game',
  'what',
  'where_class',
] as const
export type StepAsk = (typeof stepAsks)[number]

const pages =
  /\b(?:pp?\.? ?\d|pgs?\.? ?\d|pages? \d|chapters? (?:\d|[ivx]+\b|one|two|three|four|five)|ch\.? ?\d|p[aá]gs?\.? ?\d|p[aá]ginas? \d|cap[ií]tulos? \d|lessons? \d|ws \d|tutorial #?\d|lecci[oó]n \d|#\s?\d|\d+\s?[-–]\s?\d+|problems? \d|numbers? \d|ejercicios? \d|unit \d|acts? \d|scenes? \d)/iu
const named =
  /["“«]|(?:titled|called|llamad[oa])\b|\b(?:book|libro|novel|story) \p{Lu}|\bbook (?:on|in|from) (?:my|the)\b|\bread (?:the book )?:? ?(?:\p{Lu}\p{L}+ ){2}/u
const place =
  /\b(?:on|in|under|behind|next to|from|by|en|sobre|debajo|dentro|attached|adjunt[oa]s?)\b.{0,40}\b(?:desk|shelf|shelves|table|bins?|drawers?|cabinets?|folders?|binder|tray|counter|baskets?|crate|stapler|mailbox|lab table|desks|hooks?|charola|canasta|board|closet|cart|bookcase|window|mailbox|backs?|escritorio|estante|mesa|caja|caj[oó]n|armario|carpeta|bandeja|librero|pizarr[oó]n)|attached|adjunt|clipped|stacked|google classroom|canvas/iu
const detailed = /\d+ ?(?:min|minutes|minutos)/i

const rules: readonly (readonly [StepAsk, (step: string) => boolean])[] = [
  [
    'read',
    (step) =>
      /\b(?:reads?|reading|lean?|leer|lectura)\b/iu.test(step) &&
      !pages.test(step) &&
      !named.test(step) &&
      !/\bread (?:to|them|the (?:directions|questions|list|names))\b|silent reading|(?:free|choice) read(?:ing)?|they (?:can|may) read|message|listen to|on the board|pizarr[oó]n|partners?\b|in pairs|en parejas|canastas|baskets?|(?:if|when) (?:they|students)? ?(?:finish|are done)|library book|read (?:silently|quietly|it\b|naturally|180|every|each|all|with a partner|or work)|reading (?:specialist|group|teacher|corner)/i.test(
        step,
      ),
  ],
  [
    'pages',
    (step) =>
      /\b(?:workbook|textbook|math book|next lesson|next chapter|assignment|cuaderno de trabajo|libro de (?:texto|matem[aá]ticas)|siguiente lecci[oó]n|math pages|math page)\b/iu.test(
        step,
      ) &&
      !pages.test(step) &&
      !/\bsame\b/iu.test(step),
  ],
  [
    'where_paper',
    (step) =>
      /\b(?:worksheets?|hand ?outs?|packets?|copies|(?<!(?:point|sign[- ]?(?:out|in)|answer|behavior) )sheets?|hojas?(?: de (?:trabajo|ejercicios))?|copias|paquetes?|fotocopias)\b/iu.test(
        step,
      ) &&
      !place.test(step) &&
      !/\b(?:collect|turn(?:ed)? in|hand(?:ed)? in|recoja)\b/iu.test(step),
  ],
  [
    'video',
    (step) =>
      /\b(?:videos?|movie|film|brain ?pop|pel[ií]cula|youtube)\b/iu.test(step) &&
      !(named.test(step) && detailed.test(step)) &&
      !/\b(?:movie|film|video|viewing) (?:guide|notes|sheet|questions)s?\b/iu.test(
        step.replace(/"[^"]*"/g, ''),
      ),
  ],
  [
    'test',
    (step) =>
      /\b(?:test(?! (?:any|each|them|him|her)\p{L}*)|quiz|assessment|examen|prueba)\b/iu.test(step) &&
      !(place.test(step) && detailed.test(step)) &&
      !/\b(?:call|dictate|say|dicte)\b/iu.test(step),
  ],
  [
    'groups',
    (step) =>
      /\b(?<!your |own )(?:centers|stations|rotations?|small groups?|guided reading|workshop|centros|estaciones|rotaciones|grupos pequeños)\b/iu.test(
        step,
      ) &&
      step.length < 160 &&
      !/:\s|\b(?:charts?|cartel|while|mientras)\b|\b(?:lists?|listas?) (?:is|are|on|está)|per (?:center|station)|(?:at|in) each|labeled/iu.test(
        step,
      ),
  ],
  [
    'usual',
    (step) =>
      /\b(?:as usual|the usual|usual routine|normal routine|regular routine|(?:lo|la rutina) de siempre|como siempre|ya saben qu[eé] hacer)\b/iu.test(
        step,
      ),
  ],
  [
    'unfinished',
    (step) =>
      /\b(?:unfinished|finish (?:up|(?:their|any|the) (?:\p{L}+ )?(?:work|assignments?|classwork|tasks?))|catch up|continue|keep working|work on (?:their|the|your) (?:own )?(?:work|assignments?|projects?)|missing work|continu(?:ar|en)|terminar (?:su trabajo|el trabajo|lo)|pendientes?|trabajos? atrasados?)\b/iu.test(
        step,
      ) && !pages.test(step),
  ],
  [
    'review',
    (step) =>
      /\b(?:review|go over(?! (?:his|her))|(?<!\p{L} )practice|(?<=(?:then|and|to|they|students) )practice|repas(?:ar|o|en)|practicar)\b/iu.test(
        step,
      ) &&
      !pages.test(step) &&
      step.length < 90 &&
      !/answer key|flash ?cards|\bon the board\b|\btest\b|game/iu.test(step),
  ],
  [
    'game',
    (step) =>
      /\b(?:games?|free time|fun activity|juegos?|tiempo libre|actividad divertida)\b/iu.test(step) &&
      step.length < 70 &&
      !place.test(step) &&
      !/\b(?:bingo|bonus|review game|cabinet|freeze dance|kickball|dodgeball|on the class|color game)\b/iu.test(
        step,
      ),
  ],
]

/** What asks less than another that is asked anyway. */
const within: Partial<Record<StepAsk, StepAsk>> = { pages: 'read', review: 'game' }

/** What is vague about a step; at most two things, since more would crowd the page. */
export function asksOf(step: string): StepAsk[] {
  const asks = rules.flatMap(([ask, isVague]) => (isVague(step) ? [ask] : []))
  return asks.filter((ask) => !asks.some((other) => within[ask] === other)).slice(0, 2)
}

const needsNoSteps =
  /\b(?:lunch|recess|snack|bathroom|restroom|wash|DEAR|free (?:play|read|choice)|outside|pick[- ]?up|out\b|l\/r|duty|dismiss(?:al)?|pack|arriv(?:e|al)|bell|attendance|pledge|announcements|bus(?:es)?|car ?(?:line|riders?)|walkers|line up|clean[ -]?up|same|igual|lo mismo|stack|skip|rest|choice|silent reading|planning|prep|conference|plan period|break|home|almuerzo|comida|siesta|patio|baño|fruta|lonche|merienda|recreo|refrigerio|salida|entrada|lista|honores|descanso|planeaci[oó]n|guardar|recoger|especiales)\b/i
const elsewhere =
  /\b(?:with|con) (?:Mrs?|Ms|Mx|Dr|Coach|la maestra|el maestro)\b|\b(?:specials?|PE|P\.E|gym|music|art|library|computers?|lab|assembly|chapel|educaci[oó]n f[ií]sica|m[uú]sica|arte|biblioteca|computaci[oó]n)\b/i

/** Whether a page, a chapter or a book is named. */
export function namesPages(words: string): boolean {
  return pages.test(words) || named.test(words)
}

/** Whether something said of the same part of the day tells where things lie. */
export function tellsPlace(words: string): boolean {
  return place.test(words)
}

/** A title alone: nobody can teach from it unless it is a break. */
export function askOfBareTitle(title: string): 'what' | 'where_class' | null {
  if (pages.test(title) || /\b(?:quiz|test|room \d+|examen|prueba|sal[oó]n \d+)\b/iu.test(title)) return null
  if (
    needsNoSteps.test(title) ||
    place.test(title) ||
    /\b(?:on (?:the )?board|en el pizarr[oó]n)\b/iu.test(title)
  )
    return null
  if (elsewhere.test(title) && title.length < 40) return 'where_class'
  return title.length < 40 ? 'what' : null
}
