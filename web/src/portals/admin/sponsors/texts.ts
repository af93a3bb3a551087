import { sponsorDesk as en } from './texts.en.ts'
import { sponsorDesk as es } from './texts.es.ts'

export const sponsorDeskTexts = { sponsorDesk: { en, es } }
