import { storyDesk as en } from './texts.en.ts'
import { storyDesk as es } from './texts.es.ts'

export const storyDeskTexts = { storyDesk: { en, es } }
