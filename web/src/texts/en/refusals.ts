import { defenceErrors } from '@tower/contract/oversight/defence.ts'
import { shell } from './shell.ts'

/** The same whether the browser noticed it before anything was sent, or the server after. */
const sessionEnded = shell.giver.ended

/** What any form of visitors can be refused with, whatever it is for; by the code of the refusal. */
export const refusals = {
  'defence.challenge_needed': defenceErrors['defence.challenge_needed'].sentence,
  'defence.refused': defenceErrors['defence.refused'].sentence,
  'identity.invalid_token': sessionEnded,
  'identity.session_missing': sessionEnded,
  'request.rate_limited': 'Too many requests. Please try again in {minutes} min.',
  'giving.too_many_starts':
    'Many payments were started from this network and not finished. Please try again in {minutes} min.',
  'request.mail_limited':
    'Too many emails were asked for at this address. Please wait a few minutes and try again.',
} as const
