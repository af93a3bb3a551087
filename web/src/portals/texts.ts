import { portal } from './texts.en.ts'
import { portal as portalEs } from './texts.es.ts'
import { coming } from './coming-texts.en.ts'
import { coming as comingEs } from './coming-texts.es.ts'

export const portalsTexts = { portal: { en: portal, es: portalEs }, coming: { en: coming, es: comingEs } }
