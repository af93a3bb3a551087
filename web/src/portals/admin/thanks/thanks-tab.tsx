import type { DeskThanks } from '@tower/contract/money/desk-thanks.contract.ts'
import { mostThanksAtOnce, thanksWays } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskLists, thanksCalls } from '../../../money/desk/desk.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { useDrawer } from '../../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import type { OwnFilterProps } from '../../../ui/list-page/filter-field.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { TwoLines } from '../../../ui/type/type.tsx'
import { declareConsoleList } from '../declare-console-list.tsx'
import { nameDestination } from '../payments/use-payment-columns.tsx'
import { useActFault } from '../use-act-fault.ts'
import { ClassroomFilter, useFilteredClassroom } from './classroom-filter.tsx'

// Comes when letters are printed.
const LettersDrawer = lateInBrowser(() => import('./letters-drawer.tsx'))

const Thanks = declareConsoleList({
  name: 'thanks',
  calls: deskLists.thanks,
  file: 'thanks.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ donor_name: name, email, id }) => name ?? email ?? id,
  useTexts: () => useTexts('thanks'),
  useColumns: useThanksColumns,
  useFilters: useThanksFilters,
  tabs: 'standing',
  useBulk: useThanksActs,
})

/** Whom to thank for a gift, who was thanked, and letters to print. */
export default function ThanksTab() {
  const letters = useDrawer('letters')
  return (
    <>
      <Thanks />
      {letters.openId && <LettersDrawer onClose={letters.close} />}
    </>
  )
}

function useThanksFilters() {
  const { standing, standings, reach, reaches, tag, slot, lapsed, monthly, monthlies, from, to } =
    useTexts('thanks')
  const { classroom } = useTexts('classroomPick')
  return {
    standing: { label: standing, names: standings },
    reach: { label: reach, names: reaches },
    tag: { label: tag },
    classroom: {
      label: classroom,
      shown: useFilteredClassroom(),
      field: (filter: OwnFilterProps) => <ClassroomFilter {...filter} />,
    },
    slot: { label: slot },
    lapsed: { label: lapsed },
    monthly: { label: monthly, names: monthlies },
    from: { label: from },
    to: { label: to },
  }
}

function useThanksColumns(): ListColumn<DeskThanks>[] {
  const texts = useTexts('thanks')
  const { nobody } = useTexts('givers')
  const payments = useTexts('payments')
  const language = useLanguage()
  const heads = texts.columns
  return [
    {
      id: 'donor',
      head: heads.donor,
      cell: ({ donor_id: donorId, donor_name: name, email, postal_address: address }) => (
        <TwoLines
          first={<Link to={paths.adminDonor({ donorId })}>{name ?? email ?? nobody}</Link>}
          second={email ?? address?.split('\n').join(', ')}
        />
      ),
    },
    { id: 'for', head: heads.for, cell: (gift) => nameDestination(payments, gift) },
    {
      id: 'thanked',
      rank: 2,
      head: heads.thanked,
      cell: ({ thanked_how: how, thanked_by: by, thanked_at: at }) =>
        how && at ? (
          <TwoLines
            first={texts.ways[how]}
            second={fillText(texts.thankedBy, { name: by ?? '', day: showTime(at, 'date', language) })}
          />
        ) : (
          '–'
        ),
    },
    {
      id: 'date',
      rank: 4,
      head: heads.day,
      sort: '-date',
      oneLine: true,
      cell: ({ settled_at: at }) => showTime(at, 'date', language),
    },
    {
      id: 'amount',
      rank: 3,
      head: heads.amount,
      sort: '-amount',
      numeric: true,
      cell: ({ paid_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}

function useThanksActs(): BulkAction<DeskThanks>[] {
  const texts = useTexts('thanks')
  const stepUp = useStepUp()
  const explain = useActFault(texts.failedAct)
  return [
    ...thanksWays.map((how) => ({
      id: how,
      label: texts.mark[how],
      confirm: { title: texts.markTitle, text: texts.markText, label: texts.markLabel },
      run: ({ id }: DeskThanks) => stepUp(() => thanksCalls.thank({ payment_ids: [id], how })),
      runAll: (rows: readonly DeskThanks[]) =>
        someAtOnce(rows, (ids) => stepUp(() => thanksCalls.thank({ payment_ids: ids, how }))),
      explain,
    })),
    {
      id: 'undo',
      label: texts.undo,
      confirm: { title: texts.undoTitle, text: texts.undoText, label: texts.undoLabel },
      run: ({ id }) => stepUp(() => thanksCalls.undo({ payment_ids: [id] })),
      runAll: (rows) => someAtOnce(rows, (ids) => stepUp(() => thanksCalls.undo({ payment_ids: ids }))),
      explain,
    },
  ]
}

/** As many gifts by a call as it takes: one by one, a few hundred letters would be more calls than anybody may make. */
async function someAtOnce(rows: readonly DeskThanks[], act: (ids: string[]) => Promise<unknown>) {
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += mostThanksAtOnce)
    await act(ids.slice(from, from + mostThanksAtOnce))
  return { doneKeys: ids, failures: [] }
}
