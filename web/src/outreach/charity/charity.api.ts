import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { charityEndpoints, charityZoneEndpoints } from '@tower/contract/outreach/charity.contract.ts'
import { pageTextEndpoints } from '@tower/contract/outreach/page-texts.contract.ts'
import { teamEndpoints } from '@tower/contract/outreach/team.contract.ts'
import type { MailPage } from '@tower/contract/outreach/mail-texts.ts'
import type { SitePage, TextPage } from '@tower/contract/outreach/page-texts.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { sendUpload, type SendingFile } from '../../session/send-upload.ts'
import { readPages } from '../../session/read-pages.ts'
import { readQuery } from '../../session/read-query.ts'

export type DetailsWish = CallInput<typeof charityEndpoints.change>['body']
export type LegalWish = CallInput<typeof charityEndpoints.changeLegal>['body']
export type TeamWish = CallInput<typeof teamEndpoints.save>['body']
export type TextsWish = CallInput<typeof pageTextEndpoints.save>['body']

const savingsAtOnce = 20

/** What staff read of what the charity says of itself. */
export const charityQueries = {
  details: readQuery(charityEndpoints.read, {}),
  zones: readQuery(charityZoneEndpoints.zones, {}),
  revisions: readPages(charityEndpoints.revisions, 'details', (page, signal) =>
    browserCall(charityEndpoints.revisions, { query: { page, pageSize: savingsAtOnce } }, { signal }),
  ),
  team: readQuery(teamEndpoints.read, {}),
  teamRevisions: readPages(teamEndpoints.revisions, 'team', (page, signal) =>
    browserCall(teamEndpoints.revisions, { query: { page, pageSize: savingsAtOnce } }, { signal }),
  ),
  pages: readQuery(pageTextEndpoints.list, {}),
  page: (page: TextPage) => readQuery(pageTextEndpoints.read, { params: { page } }),
  mailPreview: (page: MailPage, texts: TextsWish['texts']) =>
    readQuery(pageTextEndpoints.previewMail, { params: { page }, body: { texts } }),
  pageRevisions: (name: TextPage) =>
    readPages(pageTextEndpoints.revisions, name, (page, signal) =>
      browserCall(
        pageTextEndpoints.revisions,
        { params: { page: name }, query: { page, pageSize: savingsAtOnce } },
        { signal },
      ),
    ),
}

/** What they do with it. */
export const charityCalls = {
  change: (body: DetailsWish) => browserCall(charityEndpoints.change, { body }),
  uploadPicture: (file: File, sending: SendingFile) =>
    sendUpload(charityEndpoints.uploadPicture, {}, file, sending),
  changeLegal: (body: LegalWish) => browserCall(charityEndpoints.changeLegal, { body }),
  changeZone: (body: CallInput<typeof charityZoneEndpoints.changeZone>['body']) =>
    browserCall(charityZoneEndpoints.changeZone, { body }),
  restore: (number: number, seen: number) =>
    browserCall(charityEndpoints.restore, { body: { number, seen_number: seen } }),
  revisionsCsv: () => browserCall(charityEndpoints.revisionsCsv, {}),
  teamCsv: () => browserCall(teamEndpoints.readCsv, {}),
  saveTeam: (body: TeamWish) => browserCall(teamEndpoints.save, { body }),
  uploadTeamPicture: (file: File, sending: SendingFile) =>
    sendUpload(teamEndpoints.uploadPicture, {}, file, sending),
  restoreTeam: (number: number, seen: number) =>
    browserCall(teamEndpoints.restore, { body: { number, seen_number: seen } }),
  savePage: (page: TextPage, body: TextsWish) =>
    browserCall(pageTextEndpoints.save, { params: { page }, body }),
  previewPage: (page: SitePage, texts: TextsWish['texts']) =>
    browserCall(pageTextEndpoints.previewPage, { params: { page }, body: { texts } }),
  restorePage: (page: TextPage, number: number, seen: number) =>
    browserCall(pageTextEndpoints.restore, { params: { page }, body: { number, seen_number: seen } }),
  textsCsv: () => browserCall(pageTextEndpoints.listCsv, {}),
}

/** Reads the charity again after an act. */
export const readCharityAgain = (client: QueryClient) => readAgain(client, charityEndpoints)

/** Reads the time zones again after an act. */
export const readZonesAgain = (client: QueryClient) => readAgain(client, charityZoneEndpoints)

/** Reads the team again after an act. */
export const readTeamAgain = (client: QueryClient) => readAgain(client, teamEndpoints)

/** Reads the texts of the pages again after an act. */
export const readTextsAgain = (client: QueryClient) => readAgain(client, pageTextEndpoints)
