import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { storyMakingEndpoints } from '@tower/contract/learning/storybooks/story-making.contract.ts'
import { storybookPaperEndpoints } from '@tower/contract/learning/storybooks/storybook-papers.contract.ts'
import { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import { makeStale } from '../../api/stale-on.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type OwnStorybook = CallOutput<typeof storybookEndpoints.read>['item']
export type StorybooksContext = CallOutput<typeof storybookEndpoints.context>
export type StorybookChange = CallInput<typeof storybookEndpoints.update>['body']

/** Which pictures are wanted, and in which style; what pays for them is added. */
export type DrawingWish = Omit<
  CallInput<typeof storyMakingEndpoints.generateIllustrations>['body'],
  'use_id' | 'idempotency_key'
> & { classroomId: string }

/** What a making takes of a sponsor, where the classroom has one: the use to be ended by it. */
export type TakeCredit = (
  reason: 'storybook:text' | 'storybook:illustrations',
  classroomId: string | undefined,
  key: string,
) => Promise<string | undefined>

/** Whether pictures of a book are still to come. */
export const isBeingDrawn = ({ pictures: { state } }: OwnStorybook) =>
  state === 'waiting' || state === 'drawing'

const staleOn = ['storybook.changed'] as const

/** What a teacher reads of storybooks. */
export const storybookQueries = {
  context: (classroomId?: string) =>
    readQuery(storybookEndpoints.context, { query: { classroom_id: classroomId } }, [
      'storybook.changed',
      'wallet.changed',
    ]),
  all: readQuery(storybookEndpoints.list, {}, staleOn),
  one: (storybookId: string) => readQuery(storybookEndpoints.read, { params: { storybookId } }, staleOn),
}

/** What a teacher does with them. */
export const storybookCalls = {
  read: (storybookId: string) => browserCall(storybookEndpoints.read, { params: { storybookId } }),
  update: (storybookId: string, body: StorybookChange) =>
    browserCall(storybookEndpoints.update, { params: { storybookId }, body }),
  check: (storybookId: string) => browserCall(storybookEndpoints.check, { params: { storybookId } }),
  submit: (storybookId: string, version: number) =>
    browserCall(storybookEndpoints.submit, { params: { storybookId }, body: { version } }),
  unpublish: (storybookId: string) => browserCall(storybookEndpoints.unpublish, { params: { storybookId } }),
  remove: (storybookId: string) => browserCall(storybookEndpoints.remove, { params: { storybookId } }),
  publish: (body: CallInput<typeof storyMakingEndpoints.publish>['body']) =>
    browserCall(storyMakingEndpoints.publish, { body }),
  render: (body: CallInput<typeof storybookPaperEndpoints.render>['body']) =>
    browserCall(storybookPaperEndpoints.render, { body }),
  draw: (body: CallInput<typeof storyMakingEndpoints.generateIllustrations>['body']) =>
    browserCall(storyMakingEndpoints.generateIllustrations, { body }),
}

/** Reads storybooks again after one was changed. */
export const readStorybooksAgain = (client: QueryClient) => makeStale(client, ...staleOn)
