import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import {
  maxReasonLength,
  nameReimbursement,
  type ReimbursementDecision,
} from '@tower/contract/spending/reimbursements.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { reimbursementDeskCalls } from '../../../spending/reimbursements/reimbursements.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useActFault } from '../use-act-fault.ts'
import { exportCsv } from '../export-csv.ts'

/** What staff decide about several requests. Each is asked for by itself, so that what is refused is named with its reason. */
export function useBulkDecisions(): BulkAction<ReimbursementRequest>[] {
  const { bulk: texts, act } = useTexts('reimbursementDesk')
  const stepUp = useStepUp()
  const explain = useActFault(act.failed)
  const decide = (status: ReimbursementDecision) => (row: ReimbursementRequest, reason: string) =>
    stepUp(() =>
      reimbursementDeskCalls.decide({
        request_id: row.id,
        revision: row.revision,
        status,
        reason: reason || undefined,
      }),
    )
  const one = (status: ReimbursementDecision, name: 'approve' | 'pay' | 'reject') => ({
    id: name,
    label: texts[name],
    confirm: { title: texts[`${name}Title`], text: texts[`${name}Text`], label: texts[`${name}Label`] },
    run: decide(status),
    explain,
  })
  const because = {
    label: act.reason,
    hint: act.reasonHint,
    required: true,
    missing: act.reasonMissing,
    maxLength: maxReasonLength,
  }
  const runAll = useMakeFile()
  const about = useAbout()
  return [
    {
      ...one('approved', 'approve'),
      // As one alone that looks like another takes a press of its own, so do many with one among them.
      asksCount: (rows) => rows.some(isSubmittedSuspect),
      about: about('approvable', ['submitted']),
    },
    {
      ...one('paid', 'pay'),
      asksCount: true,
      forGood: true,
      about: about('payable', ['submitted', 'approved']),
    },
    {
      id: 'file',
      label: texts.file,
      forGood: true,
      confirm: { title: texts.fileTitle, text: texts.fileText, label: texts.fileLabel },
      asksCount: true,
      about: about('payable', ['approved']),
      run: decide('paid'),
      runAll,
      explain,
    },
    { ...one('rejected', 'reject'), destructive: true, reason: because },
  ]
}

const isSubmittedSuspect = ({ status, is_suspect: isSuspect }: ReimbursementRequest) =>
  isSuspect && status === 'submitted'

/** How many of the rows it can be done to and what they come to, and which of those look like another request. */
function useAbout() {
  const { bulk: texts } = useTexts('reimbursementDesk')
  const language = useLanguage()
  return (said: 'approvable' | 'payable', fitting: readonly ReimbursementRequest['status'][]) =>
    (rows: readonly ReimbursementRequest[]) => {
      const fit = rows.filter(({ status }) => fitting.includes(status))
      const cents = fit.reduce((sum, { total_cents: each }) => sum + each, 0)
      const sum = formatUsd(cents, { always2: true })
      const suspects = fit.filter(({ is_suspect: isSuspect }) => isSuspect)
      const names = suspects.map(({ number }) => nameReimbursement(number)).join(', ')
      const first = fillText(texts[said], { fit: fit.length, count: rows.length, sum })
      return suspects.length === 0
        ? [first]
        : [first, fillCounted(texts.suspects, suspects.length, language, { names })]
    }
}

/** Pays approved requests by one file and saves it. Its key is made once for each press: a lost answer pays nobody twice. */
function useMakeFile() {
  const stepUp = useStepUp()
  return async (rows: readonly ReimbursementRequest[]) => {
    const requestKey = crypto.randomUUID()
    const { file, paid, refused } = await stepUp(() =>
      reimbursementDeskCalls.makePaymentFile({
        request_ids: rows.map(({ id }) => id),
        request_key: requestKey,
      }),
    )
    if (file) await stepUp(() => saveFile(file)).catch(() => undefined)
    const failures = refused.map(({ request_id: key, number, reason }) => ({
      key,
      name: number === null ? key : nameReimbursement(number),
      reason,
    }))
    return { doneKeys: paid, failures }
  }
}

/** Saves a payment file; it can be read as often as it is needed. */
export function saveFile({ id, number }: { id: string; number: number }): Promise<void> {
  return exportCsv(`payments-${number}.csv`, () => reimbursementDeskCalls.paymentFileCsv(id))
}
