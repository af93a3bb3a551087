import { portal } from './texts.en.ts'
import { portal as portalEs } from './texts.es.ts'

export const portalsTexts = { portal: { en: portal, es: portalEs } }
