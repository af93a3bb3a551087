import { languages } from '../language.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { askPath, maxQuestionLength } from './assistant.ts'

/** NUMA, the assistant. */
export const assistantEndpoints = {
  ask: endpoint({
    name: 'assistant.ask',
    method: 'POST',
    path: askPath,
    summary:
      'Answers a question about the charity; one about the asker’s own affairs needs a session. Empty: not known.',
    access: 'public',
    cache: 'none',
    body: z.object({
      question: z.string().trim().min(1).max(maxQuestionLength),
      /** Of the page it is asked on: decides where the question itself doesn't tell. */
      language: z.enum(languages).optional(),
    }),
    output: z.object({
      answer: z.string(),
      sources: z.array(z.object({ source: z.string() })),
    }),
    // Some questions are for signed-in people, some for a role.
    errors: ['identity.missing_authorization', 'second_factor.needed', 'second_factor.enrollment_needed'],
    rateLimit: [
      { max: 60, windowSeconds: 600, per: 'network' },
      { max: 20, windowSeconds: 60, per: 'account' },
    ],
  }),
}
