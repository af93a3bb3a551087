import { prospectPortal as en } from './texts.en.ts'
import { prospectPortal as es } from './texts.es.ts'

export const prospectPortalTexts = { prospectPortal: { en, es } }
