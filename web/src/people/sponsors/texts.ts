import { sponsorStart as en } from './texts.en.ts'
import { sponsorStart as es } from './texts.es.ts'

export const sponsorsTexts = { sponsorStart: { en, es } }
