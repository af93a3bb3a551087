import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SecondPersonAct } from '@tower/contract/oversight/safety.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { mostActs, secondPersonKinds, usualActs } from '@tower/contract/oversight/safety.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { safetyQueries } from '../../../oversight/safety/safety.api.ts'
import { useSaid } from '../../../people/use-said.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { withParameter } from '../../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './safety.module.css'

/** What needed two people: who asked, who decided, when and how. */
export function SecondPersonActs() {
  const { acts: texts } = useTexts('safety')
  const [address, setAddress] = useSearchParams()
  const [limit, setLimit] = useState(usualActs)
  const kind = secondPersonKinds.find((one) => one === address.get('kind'))
  const reading = useQuery({
    ...safetyQueries.acts({ kind, limit }),
    placeholderData: keepPreviousData,
  })
  const choose = (value: string) =>
    setAddress(withParameter(address, 'kind', value || undefined), { preventScrollReset: true })
  return (
    <section className={styles.part} aria-label={texts.caption}>
      <div className={styles.acts}>
        <SelectField label={texts.kind} value={kind ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{texts.all}</option>
          {secondPersonKinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && <Acts rows={reading.data.items} isNarrowed={kind !== undefined} />}
      {reading.data?.has_more && (
        <div>
          {limit < mostActs ? (
            <Button onClick={() => setLimit(mostActs)}>{texts.more}</Button>
          ) : (
            <p className={styles.quiet}>{texts.older}</p>
          )}
        </div>
      )}
    </section>
  )
}

function Acts({ rows, isNarrowed }: { rows: SecondPersonAct[]; isNarrowed: boolean }) {
  const { acts: texts } = useTexts('safety')
  const columns = useActColumns()
  if (rows.length === 0) return <EmptyState>{isNarrowed ? texts.noMatch : texts.none}</EmptyState>
  return (
    <div className={styles.list}>
      <DataTable
        crowded
        caption={texts.caption}
        columns={columns}
        rows={rows}
        rowKey={({ kind, id }) => `${kind} ${id}`}
      />
    </div>
  )
}

function useActColumns(): Column<SecondPersonAct>[] {
  const { acts: texts } = useTexts('safety')
  const said = useSaid()
  const heads = texts.columns
  return [
    {
      id: 'what',
      head: heads.what,
      cell: ({ kind, what, leads_to: to, amount_cents: cents }) => (
        <span className={styles.two}>
          <Link to={to} className={styles.name}>
            {texts.kinds[kind]}
            {cents !== null && ` · ${formatUsd(cents)}`}
          </Link>
          <span>{said(what)}</span>
        </span>
      ),
    },
    { id: 'state', head: heads.state, stacked: true, cell: (act) => <State act={act} /> },
    {
      id: 'asked',
      head: heads.asked,
      cell: ({ asked_by: by, asked_at: at }) => (
        <span className={classNames(styles.two, styles.by)}>
          <By name={by} />
          <Moment at={at} />
        </span>
      ),
    },
    {
      id: 'decided',
      head: heads.decided,
      cell: ({ decided_by: by, decided_at: at }) =>
        at === null ? (
          '–'
        ) : (
          <span className={classNames(styles.two, styles.by)}>
            <By name={by} />
            <Moment at={at} />
          </span>
        ),
    },
  ]
}

function By({ name }: { name: string | null }) {
  const { nobody } = useTexts('safety').acts
  return name === null ? nobody : <AddressText>{name}</AddressText>
}

function State({ act: { state, reason } }: { act: SecondPersonAct }) {
  const { states } = useTexts('safety').acts
  const said = useSaid()
  const looks = {
    waiting: { tone: 'warning', icon: <ClockIcon /> },
    approved: { tone: 'success', icon: <CheckIcon /> },
    declined: { outlined: true },
  } as const
  return (
    <span className={styles.two}>
      <span>
        <Chip {...looks[state]}>{states[state]}</Chip>
      </span>
      {reason !== null && <span>{said(reason)}</span>}
    </span>
  )
}
