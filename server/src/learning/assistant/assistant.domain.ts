import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import { minute } from '../../scheduled-job.ts'
import { triageTickets } from './triage/triage-tickets.ts'
import type { Domain } from '../../domain.ts'

/** Answers questions about the charity. */
export const assistant = {
  name: 'assistant',
  floor: 5,
  routes: async () => (await import('./assistant.routes.ts')).assistantRoutes,
  jobs: [
    {
      name: 'assistant.triage-tickets',
      cron: '* * * * *',
      atStart: true,
      withinSeconds: 20,
      mayTakeSeconds: 10 * minute,
      run: triageTickets,
    },
  ],
  openCalls: [{ call: assistantEndpoints.ask, guard: 'none' }],
} as const satisfies Domain
