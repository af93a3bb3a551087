import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import type { Language } from '@tower/contract/language.ts'
import { checkPictureEndpoints } from '@tower/contract/money/check-pictures.contract.ts'
import { deskGiverEndpoints } from '@tower/contract/money/desk-givers.contract.ts'
import { deskDonorEndpoints } from '@tower/contract/money/desk-donors.contract.ts'
import { deskMonthlyEndpoints } from '@tower/contract/money/desk-monthly.contract.ts'
import { deskLedgerEndpoints } from '@tower/contract/money/desk-ledger.contract.ts'
import { deskOfflineEndpoints } from '@tower/contract/money/desk-offline.contract.ts'
import { deskPaymentEndpoints } from '@tower/contract/money/desk-payments.contract.ts'
import { deskRefundEndpoints } from '@tower/contract/money/desk-refunds.contract.ts'
import { erasureEndpoints } from '@tower/contract/people/account-erasure.contract.ts'
import { deskThanksEndpoints, thanksList } from '@tower/contract/money/desk-thanks.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { downloadFile } from '../../session/download-file.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

/** What staff read of payments. */
export const deskQueries = {
  story: (paymentId: string) =>
    readQuery(deskPaymentEndpoints.story, { params: { paymentId } }, ['approval.changed']),
  waiting: readQuery(deskPaymentEndpoints.waiting, {}),
  accounts: (query: CallInput<typeof deskLedgerEndpoints.accounts>['query']) =>
    readQuery(deskLedgerEndpoints.accounts, { query }),
  postings: (accountId: string, query: CallInput<typeof deskLedgerEndpoints.postings>['query']) =>
    readQuery(deskLedgerEndpoints.postings, { params: { accountId }, query }),
  offline: (query: CallInput<typeof deskOfflineEndpoints.list>['query']) =>
    readQuery(deskOfflineEndpoints.list, { query }, ['approval.changed']),
  givers: (query: CallInput<typeof deskGiverEndpoints.list>['query']) =>
    readQuery(deskGiverEndpoints.list, { query }),
  donor: (donorId: string) => readQuery(deskDonorEndpoints.read, { params: { donorId } }),
  donorGifts: (donorId: string, page: number) =>
    readQuery(deskDonorEndpoints.gifts, { params: { donorId }, query: { page } }),
  /** The newest gift with a receipt that can be mailed again, whichever page it is on. */
  latestReceipt: (donorId: string) =>
    readQuery(deskDonorEndpoints.gifts, {
      params: { donorId },
      query: { receipted: '1', page: 1, pageSize: 1 },
    }),
  joinPreview: (donorId: string, intoId: string) =>
    readQuery(deskDonorEndpoints.previewJoin, { params: { donorId }, query: { into_id: intoId } }),
  monthly: (query: CallInput<typeof deskGiverEndpoints.monthly>['query']) =>
    readQuery(deskGiverEndpoints.monthly, { query }),
  offlinePreview: (offlineGiftId: string) =>
    readQuery(deskOfflineEndpoints.preview, { params: { offlineGiftId } }),
  monthlyGift: (giftId: string) => readQuery(deskMonthlyEndpoints.read, { params: { giftId } }),
  candidates: (paymentId: string, q: string) =>
    readQuery(deskRefundEndpoints.candidates, { params: { paymentId }, query: { q } }),
  letters: (query: CallInput<typeof deskThanksEndpoints.leftOut>['query']) =>
    readQuery(deskThanksEndpoints.leftOut, { query }),
  verification: readQuery(deskLedgerEndpoints.verification, {}),
}

/** Lists that stand within a page of others. */
export const deskLists = { thanks: thanksList }

type Body<Name extends keyof typeof deskRefundEndpoints> =
  CallInput<(typeof deskRefundEndpoints)[Name]> extends { body: infer B } ? B : never

/** What staff do with a payment. */
export const deskCalls = {
  preview: (paymentId: string, body: Body<'preview'>) =>
    browserCall(deskRefundEndpoints.preview, { params: { paymentId }, body }),
  order: (paymentId: string, body: Body<'order'>) =>
    browserCall(deskRefundEndpoints.order, { params: { paymentId }, body }),
  sendAgain: (orderId: string) => browserCall(deskRefundEndpoints.sendAgain, { params: { orderId } }),
  evidenceFile: (paymentId: string) =>
    downloadFile(deskPaymentEndpoints.evidence, { params: { paymentId } }, 'evidence.pdf'),
  accept: (paymentId: string, body: Body<'accept'>) =>
    browserCall(deskRefundEndpoints.accept, { params: { paymentId }, body }),
  link: (paymentId: string, body: Body<'link'>) =>
    browserCall(deskRefundEndpoints.link, { params: { paymentId }, body }),
}

type OfflineBody<
  Name extends 'enter' | 'deposit' | 'correct' | 'receive' | 'cancel' | 'giveBack' | 'topUpMatching',
> = CallInput<(typeof deskOfflineEndpoints)[Name]>['body']

/** What staff do with gifts that no payment provider took. */
export const offlineCalls = {
  readCsv: (query: CallInput<typeof deskOfflineEndpoints.listCsv>['query']) =>
    browserCall(deskOfflineEndpoints.listCsv, { query }),
  enter: (body: OfflineBody<'enter'>) => browserCall(deskOfflineEndpoints.enter, { body }),
  deposit: (body: OfflineBody<'deposit'>) => browserCall(deskOfflineEndpoints.deposit, { body }),
  correct: (offlineGiftId: string, body: OfflineBody<'correct'>) =>
    browserCall(deskOfflineEndpoints.correct, { params: { offlineGiftId }, body }),
  receive: (offlineGiftId: string, body: OfflineBody<'receive'>) =>
    browserCall(deskOfflineEndpoints.receive, { params: { offlineGiftId }, body }),
  giveBack: (offlineGiftId: string, body: OfflineBody<'giveBack'>) =>
    browserCall(deskOfflineEndpoints.giveBack, { params: { offlineGiftId }, body }),
  topUpMatching: (body: OfflineBody<'topUpMatching'>) =>
    browserCall(deskOfflineEndpoints.topUpMatching, { body }),
  cancel: (offlineGiftId: string, body: OfflineBody<'cancel'>) =>
    browserCall(deskOfflineEndpoints.cancel, { params: { offlineGiftId }, body }),
}

/** What staff do with the pictures of checks. */
export const checkPictureCalls = {
  upload: (file: File, sending: SendingFile) => sendUpload(checkPictureEndpoints.upload, {}, file, sending),
  change: (offlineGiftId: string, fileId: string | null) =>
    browserCall(checkPictureEndpoints.change, { params: { offlineGiftId }, body: { picture_id: fileId } }),
  open: (offlineGiftId: string) => browserCall(checkPictureEndpoints.open, { params: { offlineGiftId } }),
}

type GiverBody<Name extends 'correct' | 'join' | 'reissue' | 'emailReceipt'> = CallInput<
  (typeof deskGiverEndpoints)[Name]
>['body']

/** What staff put right about givers and their receipts. */
export const giverCalls = {
  readCsv: (query: CallInput<typeof deskGiverEndpoints.listCsv>['query']) =>
    browserCall(deskGiverEndpoints.listCsv, { query }),
  monthlyFile: (query: CallInput<typeof deskGiverEndpoints.monthlyCsv>['query']) =>
    browserCall(deskGiverEndpoints.monthlyCsv, { query }),
  correct: (donorId: string, body: GiverBody<'correct'>) =>
    browserCall(deskGiverEndpoints.correct, { params: { donorId }, body }),
  join: (donorId: string, body: GiverBody<'join'>) =>
    browserCall(deskGiverEndpoints.join, { params: { donorId }, body }),
  reissue: (paymentId: string, body: GiverBody<'reissue'>) =>
    browserCall(deskGiverEndpoints.reissue, { params: { paymentId }, body }),
  emailReceipt: (paymentId: string, body: GiverBody<'emailReceipt'>) =>
    browserCall(deskGiverEndpoints.emailReceipt, { params: { paymentId }, body }),
  receiptFile: (paymentId: string, language: Language) =>
    downloadFile(deskGiverEndpoints.receipt, { params: { paymentId }, query: { language } }, 'receipt.pdf'),
}

type DonorBody<Name extends 'changeContact' | 'writeNote' | 'tag'> = CallInput<
  (typeof deskDonorEndpoints)[Name]
>['body']

/** What staff keep of a donor beside the gifts. */
export const donorCalls = {
  changeContact: (donorId: string, body: DonorBody<'changeContact'>) =>
    browserCall(deskDonorEndpoints.changeContact, { params: { donorId }, body }),
  writeNote: (donorId: string, body: DonorBody<'writeNote'>) =>
    browserCall(deskDonorEndpoints.writeNote, { params: { donorId }, body }),
  markNote: (noteId: string, isDone: boolean) =>
    browserCall(deskDonorEndpoints.markNote, { params: { noteId }, body: { is_done: isDone } }),
  removeNote: (noteId: string) => browserCall(deskDonorEndpoints.removeNote, { params: { noteId } }),
  tag: (donorId: string, body: DonorBody<'tag'>) =>
    browserCall(deskDonorEndpoints.tag, { params: { donorId }, body }),
  statementFile: (donorId: string, year: number, language: Language) =>
    downloadFile(
      deskDonorEndpoints.statement,
      { params: { donorId }, query: { year, language } },
      `statement-${year}.pdf`,
    ),
  part: (donorId: string, reason: string) =>
    browserCall(deskDonorEndpoints.part, { params: { donorId }, body: { reason } }),
}

/** What staff do about who was thanked. */
export const thanksCalls = {
  thank: (body: CallInput<typeof deskThanksEndpoints.thank>['body']) =>
    browserCall(deskThanksEndpoints.thank, { body }),
  undo: (body: CallInput<typeof deskThanksEndpoints.undo>['body']) =>
    browserCall(deskThanksEndpoints.undo, { body }),
  letters: (query: CallInput<typeof deskThanksEndpoints.letters>['query']) =>
    downloadFile(deskThanksEndpoints.letters, { query }, 'letters.pdf'),
  leftOut: (query: CallInput<typeof deskThanksEndpoints.leftOut>['query']) =>
    browserCall(deskThanksEndpoints.leftOut, { query }),
}

/** Erases somebody of whom only the name is known. */
export const eraseDonor = (donorId: string, reason: string) =>
  browserCall(erasureEndpoints.eraseDonor, { body: { donor_id: donorId, reason } })

type MonthlyBody<Name extends 'change' | 'amount'> = CallInput<(typeof deskMonthlyEndpoints)[Name]>['body']

/** What staff do with a monthly gift for its giver. */
export const monthlyCalls = {
  change: (giftId: string, body: MonthlyBody<'change'>) =>
    browserCall(deskMonthlyEndpoints.change, { params: { giftId }, body }),
  amount: (giftId: string, body: MonthlyBody<'amount'>) =>
    browserCall(deskMonthlyEndpoints.amount, { params: { giftId }, body }),
}

/** Reads the list, the counts and the open story anew. */
export const readDeskAgain = (client: QueryClient) =>
  readAgain(
    client,
    deskPaymentEndpoints,
    deskOfflineEndpoints,
    deskLedgerEndpoints,
    deskGiverEndpoints,
    deskDonorEndpoints,
    deskMonthlyEndpoints,
  )

/** All postings of an account, as a file for spreadsheets. */
export const readPostingsFile = (accountId: string) =>
  browserCall(deskLedgerEndpoints.postingsCsv, { params: { accountId } })

/** The accounts that a search shows, as a file for spreadsheets. */
export const readAccountsFile = (query: CallInput<typeof deskLedgerEndpoints.accountsCsv>['query']) =>
  browserCall(deskLedgerEndpoints.accountsCsv, { query })
