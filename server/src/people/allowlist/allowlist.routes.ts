import { allowlistEndpoints } from '@tower/contract/people/allowlist.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { addToAllowlist } from './add-to-allowlist.ts'
import { allowlistHeader, viewEntry, viewEntryLine } from './allowlist.view.ts'
import { exportAllowlist } from './export-allowlist.ts'
import { listAllowlist } from './list-allowlist.ts'
import { setAllowlistActive } from './set-allowlist-active.ts'
import { splitEmails } from './split-emails.ts'

/** Mounts the calls of this domain. */
export function allowlistRoutes(serve: Serve, services: Services): void {
  serve(allowlistEndpoints, {
    list: async ({ query: { q, role, ...page } }) => {
      const { rows, total, hasMore } = await listAllowlist(services, { filters: { q, role }, page })
      return { items: rows.map(viewEntry), total, has_more: hasMore }
    },
    listCsv: async ({ query: { q, role }, reply }) => {
      const batches = exportAllowlist(services, { q, role })
      await sendCsv(reply, { name: 'allowlist', header: allowlistHeader, batches, view: viewEntryLine })
    },
    upsert: async ({ actor, body }) => ({ count: await addToAllowlist(services, { actor, ...body }) }),
    add: async ({ actor, body: { emails, role, value, active } }) => {
      const rows = splitEmails(emails).map((email) => ({ email, active, name: value }))
      return { count: await addToAllowlist(services, { actor, role, rows, source: 'textarea' }) }
    },
    setActive: async ({ actor, body }) => ({
      ok: true as const,
      item: viewEntry(await setAllowlistActive(services, { actor, ...body })),
    }),
  })
}
