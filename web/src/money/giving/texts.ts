import { arrival as arrivalEn } from './arrival/arrival-texts.en.ts'
import { arrival as arrivalEs } from './arrival/arrival-texts.es.ts'
import { ownTower as ownTowerEn } from './own-tower-texts.en.ts'
import { ownTower as ownTowerEs } from './own-tower-texts.es.ts'
import { ownGiving as ownGivingEn } from './own/own-giving-texts.en.ts'
import { ownGiving as ownGivingEs } from './own/own-giving-texts.es.ts'
import { sponsorDonation as sponsorDonationEn } from './sponsor-donation-texts.en.ts'
import { sponsorDonation as sponsorDonationEs } from './sponsor-donation-texts.es.ts'
import { towerProgress as towerProgressEn } from './tower-progress-texts.en.ts'
import { towerProgress as towerProgressEs } from './tower-progress-texts.es.ts'
import { giving as en } from './texts.en.ts'
import { giving as es } from './texts.es.ts'

export const givingTexts = {
  towerProgress: { en: towerProgressEn, es: towerProgressEs },
  giving: { en, es },
  arrival: { en: arrivalEn, es: arrivalEs },
  ownGiving: { en: ownGivingEn, es: ownGivingEs },
  sponsorDonation: { en: sponsorDonationEn, es: sponsorDonationEs },
  ownTower: { en: ownTowerEn, es: ownTowerEs },
}
