import { athleteNewsReview as newsEn, prospectReview as en } from './texts.en.ts'
import { athleteNewsReview as newsEs, prospectReview as es } from './texts.es.ts'

export const prospectReviewTexts = {
  prospectReview: { en, es },
  athleteNewsReview: { en: newsEn, es: newsEs },
}
