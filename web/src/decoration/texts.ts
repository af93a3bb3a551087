import { overlays as en } from './texts.en.ts'
import { overlays as es } from './texts.es.ts'

export const decorationTexts = { overlays: { en, es } }
