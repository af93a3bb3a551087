import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { firstSteps } from './first-steps.ts'

/** The way from an empty site to the first gift. */
export const firstStepEndpoints = {
  firstSteps: endpoint({
    name: 'first-steps.read',
    method: 'GET',
    path: '/api/admin/first-steps',
    summary:
      'What is done of the first steps of an empty site, in their order; none once all are done, or a superadmin put them away, and none in the demo.',
    access: 'admin',
    output: z.object({
      steps: z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() })),
    }),
    errors: [],
  }),
  dismissFirstSteps: endpoint({
    name: 'first-steps.dismiss',
    method: 'POST',
    path: '/api/admin/first-steps/dismiss',
    summary: 'Puts the first steps away for all staff, done or not. Once more changes nothing.',
    access: 'superadmin',
    output: z.object({}),
    errors: [],
  }),
}
