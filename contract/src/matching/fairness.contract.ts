import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fairnessDimensions, fairnessVerdicts } from './fairness.ts'

/** The draws as a whole, for staff. */
export const fairnessEndpoints = {
  read: endpoint({
    name: 'draws.fairness',
    method: 'GET',
    path: '/api/admin/draws/fairness',
    summary:
      'Expected and actual matches of the latest draws, by number of nominators, draws waited, state and classrooms of the school. Expected is the sum of the chances that the weights gave. `unusual` is a difference of more than three standard deviations.',
    access: 'admin',
    duty: 'classrooms',
    output: z.object({
      draws: z.number().int(),
      has_more: z.boolean(),
      dimensions: z.array(
        z.object({
          dimension: z.enum(fairnessDimensions),
          groups: z.array(
            z.object({
              /** A range of numbers (`2-4`, `25+`), a state, or one, few, many classrooms; empty where it is unknown. */
              group: z.string(),
              entries: z.number().int(),
              expected: z.number(),
              actual: z.number().int(),
              verdict: z.enum(fairnessVerdicts),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
}
