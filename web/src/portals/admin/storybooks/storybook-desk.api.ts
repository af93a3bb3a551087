import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import {
  storybookClassroomList,
  storybookDeskEndpoints,
  storybookList,
} from '@tower/contract/learning/storybooks/storybook-desk.contract.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { readQuery } from '../../../session/read-query.ts'

export type ReviewedBook = CallOutput<typeof storybookDeskEndpoints.read>['item']

/** What makes the lists and the drawer of storybooks stale. */
export const storybookTopics = ['storybook.changed'] as const

/** One storybook as staff read it before they decide. */
export const reviewedQuery = (storybookId: string) =>
  readQuery(storybookDeskEndpoints.read, { params: { storybookId } }, storybookTopics)

/** The calls of the lists: a page, and its CSV. */
export const deskLists = { books: storybookList, classrooms: storybookClassroomList }

type ListQuery = CallInput<typeof storybookDeskEndpoints.list>['query']

/** A page of the storybooks that wait for staff. */
export const waitingQuery = (query: ListQuery) =>
  readQuery(storybookDeskEndpoints.list, { query }, storybookTopics)

/** The same as CSV. */
export const exportWaiting = async (query: Pick<ListQuery, 'q' | 'state'>): Promise<string> =>
  String(await browserCall(storybookDeskEndpoints.listCsv, { query }))

type Named = Pick<ReviewedBook, 'id' | 'version'>

const of = ({ id }: { id: string }) => ({ storybookId: id })

/** What staff do with storybooks. */
export const deskCalls = {
  approve: ({ id, version }: Named) =>
    browserCall(storybookDeskEndpoints.approve, { params: of({ id }), body: { version } }),
  sendBack: ({ id, version }: Named, reason: string) =>
    browserCall(storybookDeskEndpoints.sendBack, { params: of({ id }), body: { version, reason } }),
  takeOff: ({ id }: Named, reason: string) =>
    browserCall(storybookDeskEndpoints.takeOff, { params: of({ id }), body: { reason } }),
  putBack: ({ id, version }: Named) =>
    browserCall(storybookDeskEndpoints.putBack, { params: of({ id }), body: { version } }),
  switchClassroom: (classroomId: string, isOn: boolean) =>
    browserCall(storybookDeskEndpoints.switchClassroom, {
      params: { classroomId },
      body: { storybooks_enabled: isOn },
    }),
}
