import type { CardIssuer } from './card-issuer.ts'
import { InvalidSignature, PaymentsRefused } from './payments.ts'

/** Where nobody issues cards. */
export const noCardIssuer: CardIssuer = {
  isOffered: false,
  issueCard: refuse,
  revealCard: refuse,
  cancelCard: refuse,
  readHistory: refuse,
  parseEvent() {
    throw new InvalidSignature('Nobody issues cards here')
  },
  answerHeaders: {},
}

async function refuse(): Promise<never> {
  throw new PaymentsRefused('Nobody issues cards here', 'not_offered')
}
