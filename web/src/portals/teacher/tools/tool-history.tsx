import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link, useSearchParams } from 'react-router'
import {
  readResultsAgain,
  type ResultRow,
  toolCalls,
  toolQueries,
} from '../../../learning/tools/tools.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFocusWhenFewer } from '../../../ui/drawer/use-focus-when-lost.ts'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { FailedPart } from '../../failed-part.tsx'
import ResultEditor from './result-editor.tsx'
import { ToolCredits } from './tool-credits.tsx'
import styles from './tool-frame.module.css'
import { useOpened } from './use-opened.ts'

/** The latest results of a teacher, and one of them to work on. */
export default function ToolHistory() {
  const { history: texts, result: words } = useTexts('tools')
  const [address] = useSearchParams()
  const openId = address.get('result')
  const reading = useQuery({ ...toolQueries.result(openId ?? ''), enabled: openId !== null })
  const opened = useOpened({ isThere: openId !== null && !reading.isPending })
  const results = useQuery(toolQueries.results)
  const list = useFocusWhenFewer<HTMLUListElement>(results.data?.items.length)
  return (
    <>
      <div className={classNames(styles.frame, openId === null ? styles.alone : styles.roomy)}>
        <Card title={texts.title} className={styles.screen}>
          <Stack>
            {openId === null && results.data && results.data.items.length > 0 && (
              <Text tone="quiet">{texts.choose}</Text>
            )}
            {results.isPending && <Skeleton lines={6} />}
            {results.isError && (
              <FailedPart
                message={texts.failed}
                onRetry={() => void results.refetch()}
                pending={results.isFetching}
              />
            )}
            {results.data?.items.length === 0 && <p>{texts.none}</p>}
            <Stack as="ul" ref={list} tabIndex={-1} aria-label={texts.title}>
              {results.data?.items.map((row) => (
                <HistoryRow key={row.id} row={row} isOpen={row.id === openId} />
              ))}
            </Stack>
          </Stack>
        </Card>
        {openId !== null && (
          <section ref={opened} tabIndex={-1} aria-label={words.title}>
            <OpenResult key={openId} resultId={openId} />
          </section>
        )}
      </div>
      <Stack above={5}>
        <ToolCredits />
      </Stack>
    </>
  )
}

function HistoryRow({ row, isOpen }: { row: ResultRow; isOpen: boolean }) {
  const { tabs, history: texts } = useTexts('tools')
  const language = useLanguage()
  const act = useAct(toolCalls.setRemoved, {
    done: (_, { isRemoved }) => (isRemoved ? texts.removed : texts.restored),
    failed: texts.removeFailed,
    failedIn: 'toast',
    undo: { label: texts.undo, back: (input) => ({ ...input, isRemoved: !input.isRemoved }) },
    makeStale: readResultsAgain,
  })
  const to = `${paths.teacherTools}?${new URLSearchParams({ tab: 'history', result: row.id }).toString()}`
  return (
    <Row as="li" justify="between" oneLine>
      <Stack gap={1}>
        <Link to={to} aria-current={isOpen || undefined}>
          {row.title || tabs[row.tool]}
        </Link>
        {row.excerpt && <Text size="small">{row.excerpt}</Text>}
        <Text size="small" tone="quiet">
          {tabs[row.tool]} · {row.student_name && `${fillText(texts.about, { name: row.student_name })} · `}
          {showTime(row.created_at, 'date', language)}
        </Text>
      </Stack>
      <Button size="s" pending={act.isPending} onClick={() => act.run({ id: row.id, isRemoved: true })}>
        {texts.remove} <span className="visually-hidden">{row.title}</span>
      </Button>
    </Row>
  )
}

function OpenResult({ resultId }: { resultId: string }) {
  const { history: texts } = useTexts('tools')
  const reading = useQuery(toolQueries.result(resultId))
  if (reading.isError && !reading.data) return <Notice tone="danger">{texts.gone}</Notice>
  if (!reading.data) return <Skeleton lines={8} />
  const { item } = reading.data
  return <ResultEditor key={item.id} result={item} onResult={() => void reading.refetch()} />
}
