import type { SuppressedAddress } from '@tower/contract/oversight/mails.contract.ts'
import { mailCalls, mailLists, readMailsAgain } from '../../../oversight/mails/mails.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { declareConsoleList } from '../declare-console-list.tsx'
import { useActFault } from '../use-act-fault.ts'

const Stopped = declareConsoleList({
  name: 'suppressed_addresses',
  calls: mailLists.stopped,
  file: 'stopped-addresses.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  useTexts: () => useTexts('emails').stopped,
  useColumns: useStoppedColumns,
  useFilters: useStoppedFilters,
  useBulk: useStoppedActs,
})

/** The addresses that nobody reads and that are written to no more. */
export default function StoppedTab() {
  return (
    <Stack gap={5}>
      <Text tone="quiet">{useTexts('emails').stopped.lead}</Text>
      <Stopped />
    </Stack>
  )
}

function useStoppedFilters() {
  const { stopped, from, to } = useTexts('emails')
  return {
    reason: { label: stopped.reason, names: stopped.reasons },
    from: { label: from },
    to: { label: to },
  }
}

function useStoppedColumns(): ListColumn<SuppressedAddress>[] {
  const { stopped: texts } = useTexts('emails')
  const heads = texts.columns
  return [
    { id: 'email', head: heads.email, cell: ({ email }) => <AddressText>{email}</AddressText> },
    {
      id: 'reason',
      head: heads.reason,
      cell: ({ reason, said }) => (
        <TwoLines
          first={texts.reasons[reason]}
          second={
            said && (
              <Text size="small" wrap="anywhere">
                {said}
              </Text>
            )
          }
        />
      ),
    },
    { id: 'since', head: heads.since, sort: '-since', cell: ({ since }) => <Moment at={since} /> },
    { id: 'act', rank: 1, head: heads.act, cell: (row) => <WriteAgain row={row} /> },
  ]
}

function WriteAgain({ row: { id, email } }: { row: SuppressedAddress }) {
  const { stopped: texts } = useTexts('emails')
  const lift = useAct(() => mailCalls.writeAgain(id), {
    done: texts.lifted,
    failed: useActFault(texts.failedAct),
    failedIn: 'toast',
    makeStale: readMailsAgain,
  })
  return (
    <Button
      size="s"
      pending={lift.isPending}
      aria-label={fillText(texts.liftOf, { email })}
      onClick={() => lift.run()}
    >
      {texts.lift}
    </Button>
  )
}

/** Each is asked for by itself, so that a refused one is named. */
function useStoppedActs(): BulkAction<SuppressedAddress>[] {
  const { lift, bulk, failedAct } = useTexts('emails').stopped
  const stepUp = useStepUp()
  return [
    {
      id: 'lift',
      label: lift,
      confirm: bulk,
      run: ({ id }) => stepUp(() => mailCalls.writeAgain(id)),
      explain: useActFault(failedAct),
    },
  ]
}
