import { sponsorProfile as en } from './texts.en.ts'
import { sponsorProfile as es } from './texts.es.ts'

export const sponsorProfileTexts = { sponsorProfile: { en, es } }
