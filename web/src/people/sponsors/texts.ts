import { onboarding as onboardingEn } from './onboarding-texts.en.ts'
import { onboarding as onboardingEs } from './onboarding-texts.es.ts'
import { profileEditor as profileEditorEn } from './profile-editor/texts.en.ts'
import { profileEditor as profileEditorEs } from './profile-editor/texts.es.ts'
import { sponsorProfile as sponsorProfileEn } from './public-profile/texts.en.ts'
import { sponsorProfile as sponsorProfileEs } from './public-profile/texts.es.ts'
import { sponsorStart as en } from './texts.en.ts'
import { sponsorStart as es } from './texts.es.ts'

export const sponsorsTexts = {
  sponsorStart: { en, es },
  onboarding: { en: onboardingEn, es: onboardingEs },
  sponsorProfile: { en: sponsorProfileEn, es: sponsorProfileEs },
  profileEditor: { en: profileEditorEn, es: profileEditorEs },
}
