import { defenseErrors } from '@tower/contract/oversight/defense.ts'
import { shell } from '../page/texts.en.ts'

/** The same whether the browser noticed it before anything was sent, or the server after. */
const sessionEnded = shell.giver.ended

/** What any form of visitors can be refused with, whatever it is for; by the code of the refusal. */
export const refusals = {
  'defense.challenge_needed': defenseErrors['defense.challenge_needed'].sentence,
  'defense.refused': defenseErrors['defense.refused'].sentence,
  'identity.invalid_token': sessionEnded,
  'identity.session_missing': sessionEnded,
  'request.rate_limited': 'Too many requests. Please try again in {minutes} min.',
  'giving.too_many_starts':
    'Many payments were started from this network and not finished. Please try again in {minutes} min.',
  'server.unavailable': 'The service is not available right now. Please try again shortly.',
  'request.mail_limited': 'Too many emails were asked for at this address. Please try again later.',
} as const
