import { useMutation, useQuery } from '@tanstack/react-query'
import type { YearStatements } from '@tower/contract/money/closing-year.contract.ts'
import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { closingCalls, closingQueries } from '../../../money/closing/closing.api.ts'
import { LeftOutNotice } from '../../../money/desk/left-out-notice.tsx'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './closing.module.css'
import { useStatementAct, useStatementFault } from './use-statement-act.ts'

const lookAgainMs = 2_000

/** The statements of a year: how many mails they are, the yes to them, and how far the work is. */
export function StatementsPart({ year }: { year: number }) {
  const { statements: texts } = useTexts('closing')
  const reading = useQuery({
    ...closingQueries.statements(year),
    refetchInterval: ({ state }) => (isRunning(state.data) ? lookAgainMs : false),
  })
  const { data } = reading
  if (reading.isError && !data)
    return <Notice tone="danger">{explainError(reading.error, { failed: texts.failed })}</Notice>
  if (!data) return null
  return (
    <Card title={fillText(texts.title, { year })}>
      <div className={styles.stack}>
        {data.is_over ? <Counts counts={data} /> : <p>{texts.notOver}</p>}
        {isRunning(data) && <Progress counts={data} />}
        {data.run?.is_done && <LastRun run={data.run} />}
        {data.is_over && !isRunning(data) && data.to_mail > 0 && (
          <MailThem year={year} mails={data.to_mail} />
        )}
        {data.is_over && data.on_paper > 0 && <PrintThem year={year} counts={data} />}
      </div>
    </Card>
  )
}

const isRunning = (counts: YearStatements | undefined) => counts?.run?.is_done === false

function Counts({ counts }: { counts: YearStatements }) {
  const { statements: texts } = useTexts('closing')
  const { to_mail: count, mailed, without_address: without } = counts
  return (
    <>
      <p>{fillText(texts.counts, { count: String(count), sent: String(mailed) })}</p>
      {without > 0 && <p className={styles.quiet}>{fillText(texts.without, { count: String(without) })}</p>}
    </>
  )
}

function Progress({ counts: { run } }: { counts: YearStatements }) {
  const { statements: texts } = useTexts('closing')
  if (!run) return null
  const words = fillText(texts.progress, { sent: String(run.mailed), wanted: String(run.wanted) })
  return (
    <p role="status">
      <progress value={run.mailed} max={Math.max(1, run.wanted)} aria-label={texts.progressLabel} /> {words}
    </p>
  )
}

function LastRun({ run }: { run: NonNullable<YearStatements['run']> }) {
  const { statements: texts } = useTexts('closing')
  const day = showTime(run.asked_at, 'date', useLanguage())
  const words = { sent: String(run.mailed), day, name: run.asked_by ?? texts.somebody }
  return <p className={styles.quiet}>{fillText(texts.lastRun, words)}</p>
}

function MailThem({ year, mails }: { year: number; mails: number }) {
  const { statements: texts, month } = useTexts('closing')
  const [isAsking, setAsking] = useState(false)
  const explain = useStatementFault()
  const language = useLanguage()
  const act = useStatementAct(
    () => closingCalls.mailStatements(year, mails),
    () => fillCounted(texts.begun, mails, language),
    () => setAsking(false),
  )
  return (
    <>
      {act.isError && <Notice tone="danger">{explain(act.error)}</Notice>}
      <div>
        <Button kind="primary" onClick={() => setAsking(true)}>
          {fillCounted(texts.sendAll, mails, language)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillCounted(texts.askTitle, mails, language, { year })}
        confirmLabel={fillCounted(texts.confirm, mails, language)}
        cancelLabel={month.cancel}
        forGood
        pending={act.isPending}
        onConfirm={() => act.mutate()}
      >
        <p>{texts.askText}</p>
      </ConfirmDialog>
    </>
  )
}

/** The statements of those who have no email address, to print. */
function PrintThem({ year, counts }: { year: number; counts: YearStatements }) {
  const { statements: texts } = useTexts('closing')
  const language = useLanguage()
  const stepUp = useStepUp()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const print = useMutation({
    mutationFn: (part: number) =>
      stepUp(async () => {
        setLeftOut((await closingCalls.leftOutStatements(year, part)).items)
        await closingCalls.paperStatements(year, part)
      }),
  })
  const refused = { 'closing.none_printable': texts.nonePrintable }
  const { on_paper: count, on_paper_per_file: perFile } = counts
  const parts = Array.from({ length: Math.ceil(count / perFile) }, (_, before) => before + 1)
  return (
    <>
      <p>{fillCounted(texts.onPaper, count, language)}</p>
      <Row>
        {parts.map((part) => (
          <Button key={part} pending={print.isPending} onClick={() => print.mutate(part)}>
            {parts.length === 1 ? texts.print : fillText(texts.printPart, { part, parts: parts.length })}
          </Button>
        ))}
      </Row>
      {print.isError && (
        <Notice tone="danger">{explainError(print.error, { refused, failed: texts.printFailed })}</Notice>
      )}
      <LeftOutNotice donors={leftOut} />
    </>
  )
}
