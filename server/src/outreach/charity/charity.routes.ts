import { charityEndpoints } from '@tower/contract/outreach/charity.contract.ts'
import { charityPicture } from '@tower/contract/outreach/charity.ts'
import { configuredDetails } from '../../charity.ts'
import { everyRow } from '../../http/every-row.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { keepPicture } from '../../oversight/files/keep-picture.ts'
import type { Services } from '../../services.ts'
import { changeDetails } from './change-details.ts'
import { changeLegal } from './change-legal.ts'
import { findDetails, listDetails, listDetailsBelow, type DetailsRow } from './charity.queries.ts'
import { detailsHeader, viewDefaults, viewDetails, viewDetailsCells } from './charity.view.ts'
import { restoreDetails } from './restore-details.ts'

/** Mounts the calls by which staff say who the charity is. */
export function charityRoutes(serve: Serve, services: Services): void {
  const { database, config } = services
  serve(charityEndpoints, {
    read: async () => ({
      item: viewDetails(await database.read(findDetails)),
      defaults: viewDefaults(configuredDetails(config)),
    }),
    change: async ({ actor, body: { seen_number: seenNumber, ...details } }) => ({
      item: viewDetails(await changeDetails(services, { actor, details, seenNumber })),
    }),
    uploadPicture: ({ actor, request }) =>
      keepPicture(services, { ownerId: actor.userId, rule: charityPicture, request }),
    changeLegal: async ({ actor, body: { seen_number: seenNumber, ...legal } }) => ({
      item: viewDetails(await changeLegal(services, { actor, legal, seenNumber })),
    }),
    revisions: async ({ query: { page, pageSize } }) => {
      const window = { limit: pageSize, offset: (page - 1) * pageSize }
      const { rows, total, hasMore } = await database.read((tx) => listDetails(tx, window))
      return { items: rows.map(viewDetails), total, has_more: hasMore }
    },
    revisionsCsv: ({ reply }) =>
      sendCsv(reply, {
        ...{ name: 'charity', header: detailsHeader, view: viewDetailsCells },
        batches: everyRow<DetailsRow>(services, listDetailsBelow),
      }),
    restore: async ({ actor, body: { seen_number: seenNumber, number } }) => ({
      item: viewDetails(await restoreDetails(services, { actor, number, seenNumber })),
    }),
  })
}
