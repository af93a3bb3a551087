import { photoReview as en } from './texts.en.ts'
import { photoReview as es } from './texts.es.ts'

export const photoReviewTexts = { photoReview: { en, es } }
