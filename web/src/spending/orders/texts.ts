import { orders as en } from './texts.en.ts'
import { orders as es } from './texts.es.ts'

export const ordersTexts = { orders: { en, es } }
