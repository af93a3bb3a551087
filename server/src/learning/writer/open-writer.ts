import { createChatModel } from '../../vendors/openai/chat-model.ts'
import { sendAsk, streamAsk } from './send-ask.ts'
import { mapTexts, stripControls, tidyText } from './tidy-text.ts'
import type { FieldsAsk, Writer, WriterServices } from './writer.ts'
import { WriterFailure } from './writer-failure.ts'

/** The writer behind the configured provider; undefined where none is configured. Nothing is loaded or asked yet. */
export function openWriter(services: WriterServices): Writer | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = services.config
  if (!baseUrl || !model) return undefined
  const provider = new URL(baseUrl).host
  const chat = createChatModel({ baseUrl, apiKey, model })
  const parts = { services, provider }
  return {
    provider,
    async write(ask) {
      const { content, names } = await sendAsk(parts, ask, (order) => chat.write(order))
      const text = tidyText(names.putBack(content), ask.mostLetters)
      names.requireUsed(ask.mustName ?? [])
      return text
    },
    async writeFields(ask) {
      const { content, names } = await sendAsk(parts, ask, (order) =>
        chat.fill({ ...order, schema: ask.schema }),
      )
      const fields = holdToSchema(
        ask,
        mapTexts(content, (text) => stripControls(names.putBack(text))),
      )
      names.requireUsed(ask.mustName ?? [])
      return fields
    },
    stream: (ask) => streamAsk(parts, ask, (order) => chat.stream(order)),
  }
}

/** Once more with the names back in, which are longer than their signs. */
function holdToSchema<Fields>({ schema, mostLetters }: FieldsAsk<Fields>, content: unknown): Fields {
  const checked = schema.safeParse(content)
  if (!checked.success || JSON.stringify(checked.data).length > mostLetters)
    throw new WriterFailure('unusable', 'the answer is not what was asked for')
  return checked.data
}
