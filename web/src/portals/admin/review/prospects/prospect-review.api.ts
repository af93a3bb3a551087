import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { prospectReviewEndpoints } from '@tower/contract/people/prospect-reviews.contract.ts'
import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import { readAgain } from '../../../../api/read-again.ts'
import { browserCall } from '../../../../session/browser-call.ts'
import { readQuery } from '../../../../session/read-query.ts'

/** What is decided on: a profile, or news. */
export type Decided = { of: 'profile'; id: string; seen: string } | { of: 'update'; id: string }

const staleOn = ['prospect.changed'] as const

/** What staff read of athletes. */
export const prospectReviewQueries = {
  all: (query: CallInput<typeof prospectReviewEndpoints.list>['query']) =>
    readQuery(prospectReviewEndpoints.list, { query }, staleOn),
  one: (prospectId: string) => readQuery(prospectReviewEndpoints.read, { params: { prospectId } }, staleOn),
  updates: (query: CallInput<typeof prospectReviewEndpoints.listUpdates>['query']) =>
    readQuery(prospectReviewEndpoints.listUpdates, { query }, staleOn),
}

/** The mail that a decision would send. */
export function decisionMail({ of, id }: Decided, outcome: ReviewOutcome, reason: string) {
  const query = { outcome, reason: outcome === 'approved' ? '' : reason }
  return of === 'profile'
    ? browserCall(prospectReviewEndpoints.previewMail, { params: { prospectId: id }, query })
    : browserCall(prospectReviewEndpoints.previewUpdateMail, { params: { updateId: id }, query })
}

/** Decides on a profile or on news. */
export function decide(wish: Decided, outcome: ReviewOutcome, reason: string) {
  if (wish.of === 'update')
    return browserCall(prospectReviewEndpoints.decideUpdate, {
      params: { updateId: wish.id },
      body: { outcome, reason },
    })
  return browserCall(prospectReviewEndpoints.decide, {
    params: { prospectId: wish.id },
    body: { outcome, reason, seen: wish.seen },
  })
}

/** Reads everything again after a decision. */
export const readReviewsAgain = (client: QueryClient) => readAgain(client, prospectReviewEndpoints)

/** Notes how staff made sure of a guardian. */
export const noteSecondProof = (params: { prospectId: string; guardianId: string }, proof: string) =>
  browserCall(prospectReviewEndpoints.noteSecondProof, { params, body: { proof } })

type Birthday = CallInput<typeof prospectReviewEndpoints.correctBirthday>['body']

/** Gives or corrects a birthday. */
export const correctBirthday = (prospectId: string, body: Birthday) =>
  browserCall(prospectReviewEndpoints.correctBirthday, { params: { prospectId }, body })
