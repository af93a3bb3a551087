import { orderDesk as en } from './texts.en.ts'
import { orderDesk as es } from './texts.es.ts'

export const orderDeskTexts = { orderDesk: { en, es } }
