import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import type { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import { teacherCreditEndpoints } from '@tower/contract/money/teacher-credits.contract.ts'
import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { readQuery } from '../../../session/read-query.ts'

export type ListedStorybook = CallOutput<typeof storybookEndpoints.list>['items'][number]
export type StorybookWeek = CallOutput<typeof teacherCreditEndpoints.storybookWeeks>[number]
export type Preferences = CallInput<typeof teacherEndpoints.changeProfile>['body']['storybooks_preferences']

/** What the list and its settings read of the teacher. */
export const listQueries = {
  profile: readQuery(teacherEndpoints.listProfiles, {}, ['wallet.changed']),
  weeks: readQuery(teacherCreditEndpoints.storybookWeeks, {}, ['wallet.changed']),
}

/** Keeps of which kinds of storybooks a teacher wants to hear; what is left out stays. */
export const changePreferences = (wishes: Preferences) =>
  browserCall(teacherEndpoints.changeProfile, { body: { storybooks_preferences: wishes } })

/** Reads them again. */
export const readPreferencesAgain = (client: QueryClient) =>
  readAgain(client, { profile: teacherEndpoints.listProfiles })
