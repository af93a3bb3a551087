import type { Language } from '@tower/contract/language.ts'
import type { Answer } from '@tower/contract/learning/assistant.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findPrivateSubject, type PrivateSubject } from './find-private-subject.ts'
import { ownWords } from './own-words.ts'
import type { PhraseAnswer } from './phrase-answer.ts'
import { detectLanguage, hideAddresses } from './question-words.ts'
import { readOwnFacts } from './read-own-facts.ts'
import type { SearchKnowledge } from './search-knowledge.ts'

export type Question = {
  question: string
  /** Of the page, where the question doesn't tell. */
  language: Language | undefined
  actor: Actor | undefined
}

export type AssistantParts = { search: SearchKnowledge; phrase: PhraseAnswer }

/** Answers from the knowledge base or, to whoever is signed in, from their own data. Empty when NUMA doesn't know. */
export async function answerQuestion(
  services: Services,
  { search, phrase }: AssistantParts,
  { question: asked, language: page = 'en', actor }: Question,
): Promise<Answer> {
  const question = hideAddresses(asked)
  const language = detectLanguage(question, page)
  const subject = findPrivateSubject(question)
  if (subject) {
    const facts = await readOwnFacts(services, { actor: requireAsker(actor), subject, language })
    return finish(phrase, { question, language, facts, labels: [labelOf(subject, language)] })
  }
  const passages = search(question, language)
  const facts = passages.map(({ text }) => text)
  return finish(phrase, { question, language, facts, labels: passages.map(({ source }) => source) })
}

type Found = { question: string; language: Language; facts: string[]; labels: string[] }

async function finish(phrase: PhraseAnswer, { labels, ...found }: Found): Promise<Answer> {
  if (found.facts.length === 0) return { answer: '', sources: [] }
  const sources = [...new Set(labels)].map((source) => ({ source }))
  return { answer: await phrase(found), sources }
}

/** The call is public, so it is here that a private question asks who is there, with both factors. */
function requireAsker(actor: Actor | undefined): Actor {
  if (!actor) throw new Refusal('identity.missing_authorization')
  if (actor.secondFactor === 'verify') throw new Refusal('second_factor.needed')
  if (actor.secondFactor === 'enroll') throw new Refusal('second_factor.enrollment_needed')
  return actor
}

function labelOf(subject: PrivateSubject, language: Language): string {
  return ownWords[language].sources[subject]
}
