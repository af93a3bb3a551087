import type { SystemAlert, SystemJob, SystemProcess } from '@tower/contract/oversight/process.contract.ts'
import { readSystemAgain, runJob } from '../../../oversight/process/process.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { useActFault } from '../use-act-fault.ts'
import { nameVersion } from './now-part.tsx'

/** What is wrong, and below it what was. */
export function AlertList({ alerts }: { alerts: readonly SystemAlert[] }) {
  const { alerts: texts } = useTexts('system')
  const columns: Column<SystemAlert>[] = [
    {
      id: 'what',
      head: texts.what,
      cell: ({ kind, subject }) => <TwoLines first={texts.kinds[kind]} second={subject} />,
    },
    { id: 'since', head: texts.since, cell: ({ since }) => <Moment at={since} /> },
    {
      id: 'over',
      head: texts.over,
      cell: ({ over_at: at }) =>
        at === null ? <Chip tone="danger">{texts.lasts}</Chip> : <Moment at={at} />,
    },
  ]
  return <Listed texts={texts} columns={columns} rows={alerts} rowKey={({ id }) => id} />
}

const processTones = { alive: 'success', ended: 'neutral', silent: 'danger' } as const

/** Processes that were heard within a day. */
export function ProcessList({ processes }: { processes: readonly SystemProcess[] }) {
  const { processes: texts } = useTexts('system')
  const columns: Column<SystemProcess>[] = [
    {
      id: 'role',
      head: texts.role,
      cell: ({ role, host }) => <TwoLines first={texts.roles[role]} second={host} />,
    },
    {
      id: 'state',
      head: texts.state,
      cell: ({ state }) => <Chip tone={processTones[state]}>{texts.states[state]}</Chip>,
    },
    {
      id: 'version',
      head: texts.version,
      cell: ({ version, commit }) => nameVersion(version, commit),
    },
    { id: 'started', head: texts.started, cell: ({ started_at: at }) => <Moment at={at} /> },
    { id: 'seen', head: texts.seen, cell: ({ seen_at: at }) => <Moment at={at} /> },
    {
      id: 'disk',
      head: texts.disk,
      numeric: true,
      cell: ({ disk_free_percent: percent }) => (percent === null ? texts.unknown : `${percent} %`),
    },
  ]
  return <Listed texts={texts} columns={columns} rows={processes} rowKey={({ id }) => id} />
}

const jobTones = { done: 'success', waiting: 'neutral', failing: 'warning', given_up: 'danger' } as const

/** What runs by the clock, and what came of it last. */
export function JobList({ jobs }: { jobs: readonly SystemJob[] }) {
  const { jobs: texts } = useTexts('system')
  const columns: Column<SystemJob>[] = [
    {
      id: 'name',
      head: texts.name,
      cell: ({ name }) => (
        <Text as="code" wrap="anywhere">
          {name}
        </Text>
      ),
    },
    {
      id: 'state',
      head: texts.state,
      cell: ({ state }) => <Chip tone={jobTones[state]}>{texts.states[state]}</Chip>,
    },
    {
      id: 'done',
      head: texts.done,
      cell: ({ succeeded_at: at }) => (at === null ? texts.never : <Moment at={at} />),
    },
    { id: 'next', head: texts.next, cell: ({ next_at: at }) => <Moment at={at} /> },
    {
      id: 'act',
      head: texts.act,
      cell: ({ name, state }) => (state === 'failing' || state === 'given_up') && <RunJob name={name} />,
    },
  ]
  return <Listed texts={texts} columns={columns} rows={jobs} rowKey={({ name }) => name} />
}

function RunJob({ name }: Pick<SystemJob, 'name'>) {
  const { jobs: texts } = useTexts('system')
  const run = useAct(() => runJob(name), {
    done: texts.asked,
    failed: useActFault(texts.failedAct, { 'process.no_worker': texts.noWorker }),
    failedIn: 'toast',
    makeStale: readSystemAgain,
  })
  return (
    <Button
      size="s"
      pending={run.isPending}
      aria-label={fillText(texts.runOf, { name })}
      onClick={() => run.run()}
    >
      {texts.run}
    </Button>
  )
}

type ListedProps<Row> = {
  texts: { title: string; caption: string; none: string }
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

function Listed<Row>({ texts, columns, rows, rowKey }: ListedProps<Row>) {
  return (
    <Card title={texts.title}>
      {rows.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <DataTable crowded caption={texts.caption} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </Card>
  )
}
