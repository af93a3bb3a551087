import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Says what Node loads of the client while it runs some code. */
const watch = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  const { openWriter } = await import('${new URL('open-writer.ts', import.meta.url).href}')
  const { assistant } = await import('${new URL('../assistant/assistant.domain.ts', import.meta.url).href}')
  const config = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' }
  const writer = openWriter({ config })
  const isOfClient = (url) => /node_modules\\/(ai|@ai-sdk)\\//.test(url)
  const before = loaded.filter(isOfClient).length
  await import('ai')
  console.log(JSON.stringify([assistant.name, writer.provider, loaded.length > 50, before, loaded.some(isOfClient)]))
`

test('the provider’s client is loaded with the first ask, not by a server that starts', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', watch], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(JSON.parse(told)).toEqual(['assistant', '127.0.0.1:9', true, 0, true])
})
