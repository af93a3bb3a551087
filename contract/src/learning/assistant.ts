/** Where questions go; the panel sends a plain request, to read whatever comes back. */
export const askPath = '/api/numa/ask'

/** The longest question NUMA reads, in characters. */
export const maxQuestionLength = 500

/** What an answer was taken from, in words for people. */
export type AnswerSource = { source: string }

/** An empty answer means that NUMA doesn't know; whoever shows it says so. */
export type Answer = { answer: string; sources: AnswerSource[] }
