import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { explainError } from '../../../api/explain-error.ts'
import { waitsForSecond } from '../../../api/call-error.ts'
import { closingCalls, readMonthsAgain } from '../../../money/closing/closing.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { actErrors } from '../admin-errors.ts'
import { useWaits } from '../use-waits.ts'
import { nameMonth } from './months.ts'

/** Staff close a month that is over; they are told first where something does not agree, and who has to sign it. */
export function CloseMonth({ books }: { books: MonthBooks }) {
  const { month: texts } = useTexts('closing')
  const name = nameMonth(books.month, useLanguage())
  const [isAsking, setAsking] = useState(false)
  const close = useAct(() => closingCalls.closeMonth(books.month), {
    done: fillText(texts.closed, { month: name }),
    failed: useCloseFault(),
    onFailed: useWaits(() => setAsking(false)),
    onEnd: () => setAsking(false),
    makeStale: readMonthsAgain,
  })
  const { provider, bank, statement } = books
  const agrees =
    provider.difference_count === 0 && provider.unexplained_cents === 0 && bank.payouts_differing === 0
  const isByTwo = statement.agreement === 'differs' || statement.agreement === 'not_covered'
  return (
    <>
      {close.failure && !waitsForSecond(close.error) && <Notice tone="danger">{close.failure}</Notice>}
      {/* What agrees by now nobody has to sign, whatever was said of it before. */}
      {isByTwo && <AskedToSign approval={books.approval} />}
      <div>
        <Button kind="primary" onClick={() => setAsking(true)}>
          {texts.close}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.closeTitle, { month: name })}
        confirmLabel={fillText(texts.closeConfirm, { month: name })}
        cancelLabel={texts.cancel}
        forGood
        pending={close.isPending}
        onConfirm={() => close.run()}
      >
        <p>{texts.closeText}</p>
        {!agrees && <p>{texts.closeDiffers}</p>}
        {isByTwo && <p>{texts.closeByTwo}</p>}
      </ConfirmDialog>
    </>
  )
}

/** A second person is asked to sign, or did not: it stands there for whoever comes to the month later. */
function AskedToSign({ approval }: Pick<MonthBooks, 'approval'>) {
  const { month: texts } = useTexts('closing')
  if (!approval || approval.state === 'approved') return null
  const { id, state, note } = approval
  return (
    <Notice tone={state === 'waiting' ? 'warning' : 'danger'} announce={false}>
      {state === 'waiting' ? texts.waits : fillText(texts.notSigned, { note: note ?? '' })}{' '}
      {id !== null && <Link to={`${paths.adminApprovals}?approval=${id}`}>{texts.seeApproval}</Link>}
    </Notice>
  )
}

function useCloseFault(): (error: unknown) => string {
  const { month: texts } = useTexts('closing')
  const { refused, ...rest } = actErrors(useTexts('admin'), texts.closeFailed)
  const known = {
    'closing.month_closed': texts.already,
    'closing.month_not_over': texts.running,
  }
  return (error) => explainError(error, { ...rest, refused: { ...refused, ...known } })
}
