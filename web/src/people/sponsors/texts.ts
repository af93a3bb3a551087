import { profileEditor as profileEditorEn } from './profile-editor/texts.en.ts'
import { profileEditor as profileEditorEs } from './profile-editor/texts.es.ts'
import { sponsorProfile as sponsorProfileEn } from './public-profile/texts.en.ts'
import { sponsorProfile as sponsorProfileEs } from './public-profile/texts.es.ts'
import { sponsorStart as en } from './texts.en.ts'
import { sponsorStart as es } from './texts.es.ts'

export const sponsorsTexts = {
  sponsorStart: { en, es },
  sponsorProfile: { en: sponsorProfileEn, es: sponsorProfileEs },
  profileEditor: { en: profileEditorEn, es: profileEditorEs },
}
