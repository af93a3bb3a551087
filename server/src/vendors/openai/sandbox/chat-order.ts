/** What an answer says it took. */
export type ChatUsage = { prompt_tokens: number; completion_tokens: number }

/** What was asked. */
export type ChatOrder = {
  authorization: string | undefined
  /** As it arrived. */
  text: string
  body: {
    model: string
    stream?: boolean
    max_tokens?: number
    messages: { role: string; content: string }[]
    response_format?: { type: string; json_schema?: { schema: object } }
  }
}
