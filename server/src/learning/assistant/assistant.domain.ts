import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import { assistantRoutes } from './assistant.routes.ts'
import type { Domain } from '../../domain.ts'

/** Answers questions about the charity. */
export const assistant = {
  name: 'assistant',
  floor: 5,
  routes: assistantRoutes,
  openCalls: [{ call: assistantEndpoints.ask, guard: 'none' }],
} as const satisfies Domain
