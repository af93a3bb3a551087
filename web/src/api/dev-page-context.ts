import { createCall } from '@tower/contract/client.ts'
import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import type { PageContext } from './load-context.ts'

/** Under Vite's development server nobody hands the pages a context: calls go to the API server by HTTP. */
export function makeDevPageContext(): PageContext {
  const apiOrigin = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`
  return {
    call: createCall(async ({ method, path, headers, body }) => {
      const answer = await fetch(apiOrigin + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      return {
        status: answer.status,
        text: await answer.text(),
        header: (name) => answer.headers.get(name),
      }
    }),
    site: {
      name: process.env.SITE_NAME ?? 'Project Tower',
      legalName: '',
      ein: '',
      origin: apiOrigin,
      nominations: true,
      storybooks: true,
      cardFee: usualCardFee,
      demo: true,
    },
    nonce: '',
    viewKey: crypto.randomUUID(),
    report: (error) => console.error(error),
  }
}
