import { draws } from './texts.en.ts'
import { draws as drawsEs } from './texts.es.ts'
import { drawTerms } from './draw-terms-texts.en.ts'
import { drawTerms as drawTermsEs } from './draw-terms-texts.es.ts'
import { drawVisit } from './draw-visit-texts.en.ts'
import { drawVisit as drawVisitEs } from './draw-visit-texts.es.ts'

export const drawsTexts = {
  draws: { en: draws, es: drawsEs },
  drawTerms: { en: drawTerms, es: drawTermsEs },
  drawVisit: { en: drawVisit, es: drawVisitEs },
}
