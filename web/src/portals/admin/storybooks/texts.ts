import { storybookClassrooms as classroomsEn, storybookDesk as en } from './texts.en.ts'
import { storybookClassrooms as classroomsEs, storybookDesk as es } from './texts.es.ts'

export const storybookDeskTexts = {
  storybookDesk: { en, es },
  storybookClassrooms: { en: classroomsEn, es: classroomsEs },
}
