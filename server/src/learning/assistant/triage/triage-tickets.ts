import { asLanguage } from '@tower/contract/language.ts'
import type { Services } from '../../../services.ts'
import { giveUpTriage } from '../../../spending/support/triage/give-up-triage.ts'
import { recordTriage } from '../../../spending/support/triage/record-triage.ts'
import { takeUntriaged, type UntriagedTicket } from '../../../spending/support/triage/take-untriaged.ts'
import { prepareParts, type TriageParts } from '../prepare-parts.ts'
import { detectLanguage, hideAddresses } from '../question-words.ts'
import { categoryByWords } from './category-words.ts'

const atOnce = 10
const mostTries = 3

/**
 * Looks at new tickets: what each is about, and what of the knowledge base answers it. Outside any transaction, because
 * a provider may be asked; whatever it does wrong, the ticket is with staff already.
 */
export async function triageTickets(services: Services): Promise<number> {
  const parts = prepareParts(services)
  let looked = 0
  for (;;) {
    const tickets = await takeUntriaged(services, atOnce)
    for (const ticket of tickets) if (await triage(services, parts, ticket)) looked += 1
    if (tickets.length < atOnce) return looked
  }
}

async function triage(services: Services, parts: TriageParts, ticket: UntriagedTicket): Promise<boolean> {
  const { ticketId } = ticket
  try {
    await recordTriage(services, { ticketId, ...(await lookAt(parts, ticket)) })
    return true
  } catch (error) {
    services.log.warn({ err: error, ticket: ticketId }, 'a ticket could not be looked at')
    if (ticket.tries >= mostTries) await giveUpTriage(services, ticketId)
    return false
  }
}

async function lookAt(
  { search, phrase, sort }: TriageParts,
  { subject, question: asked, locale }: UntriagedTicket,
) {
  // Whoever asked is nobody's business but staff's.
  const question = hideAddresses(`${subject}\n${asked}`)
  const language = detectLanguage(question, asLanguage(locale))
  const passages = search(question, language)
  const facts = passages.map(({ text }) => text)
  return {
    category: (await sort(question)) ?? categoryByWords(question),
    answer: facts.length === 0 ? null : await phrase({ question, language, facts }),
    sources: [...new Set(passages.map(({ source }) => source))],
  }
}
