import { moneyMoves as moneyMovesEn } from './money-moves-texts.en.ts'
import { moneyMoves as moneyMovesEs } from './money-moves-texts.es.ts'
import { privacyPolicy as privacyEn } from './privacy-texts.en.ts'
import { privacyPolicy as privacyEs } from './privacy-texts.es.ts'
import { refundPolicy as refundsEn } from './refunds-texts.en.ts'
import { refundPolicy as refundsEs } from './refunds-texts.es.ts'
import { retentionTable as retentionEn } from './retention-texts.en.ts'
import { retentionTable as retentionEs } from './retention-texts.es.ts'
import { termsOfUse as termsEn } from './terms-texts.en.ts'
import { termsOfUse as termsEs } from './terms-texts.es.ts'
import { content as en } from './texts.en.ts'
import { content as es } from './texts.es.ts'

export const contentTexts = {
  content: { en, es },
  privacyPolicy: { en: privacyEn, es: privacyEs },
  retentionTable: { en: retentionEn, es: retentionEs },
  termsOfUse: { en: termsEn, es: termsEs },
  moneyMoves: { en: moneyMovesEn, es: moneyMovesEs },
  refundPolicy: { en: refundsEn, es: refundsEs },
}
