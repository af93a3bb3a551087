import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { storyMakingEndpoints } from '@tower/contract/learning/storybooks/story-making.contract.ts'
import { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import { browserCall } from '../../../session/browser-call.ts'

export type StoryNotice = CallOutput<typeof storyMakingEndpoints.generateText>['notices'][number]

/** What begins a storybook and has it written. */
export const makingCalls = {
  create: (body: CallInput<typeof storybookEndpoints.create>['body']) =>
    browserCall(storybookEndpoints.create, { body }),
  write: (body: CallInput<typeof storyMakingEndpoints.generateText>['body']) =>
    browserCall(storyMakingEndpoints.generateText, { body }),
  make: (body: CallInput<typeof storyMakingEndpoints.generate>['body']) =>
    browserCall(storyMakingEndpoints.generate, { body }),
}
