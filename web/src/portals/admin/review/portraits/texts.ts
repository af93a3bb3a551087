import { portraitReview as en } from './texts.en.ts'
import { portraitReview as es } from './texts.es.ts'

export const portraitReviewTexts = { portraitReview: { en, es } }
