import type { DeskMail } from '@tower/contract/oversight/mails.contract.ts'
import type { MailState } from '@tower/contract/oversight/mails.ts'
import { mailCalls, mailLists, readMailsAgain } from '../../../oversight/mails/mails.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, type ChipProps } from '../../../ui/chip/chip.tsx'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { declareConsoleList } from '../declare-console-list.tsx'
import { useActFault } from '../use-act-fault.ts'

/** The emails of the charity, and what came of each. */
export const MailList = declareConsoleList({
  name: 'mails',
  calls: mailLists.mails,
  file: 'emails.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ to_email: to }) => to,
  useTexts: () => useTexts('emails'),
  useColumns: useMailColumns,
  useFilters: useMailFilters,
  useBulk: useMailActs,
})

function useMailFilters() {
  const { state, states, from, to } = useTexts('emails')
  return { state: { label: state, names: states }, from: { label: from }, to: { label: to } }
}

const wrong: Pick<ChipProps, 'tone'> = { tone: 'danger' }
const looks: Record<MailState, Pick<ChipProps, 'tone' | 'outlined'>> = {
  waiting: { tone: 'info' },
  failing: { tone: 'warning' },
  sent: { tone: 'success', outlined: true },
  reported: wrong,
  refused: wrong,
  suppressed: wrong,
  given_up: wrong,
  held: { tone: 'warning' },
  withdrawn: { outlined: true },
}

function useMailColumns(): ListColumn<DeskMail>[] {
  const texts = useTexts('emails')
  const language = useLanguage()
  const heads = texts.columns
  return [
    { id: 'to', head: heads.to, cell: ({ to_email: to }) => <AddressText>{to}</AddressText> },
    {
      id: 'about',
      rank: 3,
      head: heads.about,
      cell: ({ subject, kind, said }) => (
        <TwoLines
          first={subject || <Text as="code">{kind}</Text>}
          second={
            said !== null && (
              <Text size="small" wrap="anywhere">
                {said}
              </Text>
            )
          }
        />
      ),
    },
    {
      id: 'state',
      rank: 2,
      head: heads.state,
      cell: ({ state, attempts }) => (
        <TwoLines
          first={<Chip {...looks[state]}>{texts.states[state]}</Chip>}
          second={attempts > 1 && fillCounted(texts.tries, attempts, language)}
        />
      ),
    },
    {
      id: 'date',
      rank: 4,
      head: heads.date,
      sort: '-date',
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'act', rank: 1, head: heads.act, cell: (mail) => mail.may_send_again && <SendAgain mail={mail} /> },
  ]
}

function SendAgain({ mail: { id, to_email: to } }: { mail: DeskMail }) {
  const texts = useTexts('emails')
  const again = useAct(() => mailCalls.sendAgain(id), {
    done: texts.sentAgain,
    failed: useActFault(texts.failedAct),
    failedIn: 'toast',
    makeStale: readMailsAgain,
  })
  return (
    <Button
      size="s"
      pending={again.isPending}
      aria-label={fillText(texts.againTo, { to })}
      onClick={() => again.run()}
    >
      {texts.again}
    </Button>
  )
}

/** Each is asked for by itself, so that a refused one is named. */
function useMailActs(): BulkAction<DeskMail>[] {
  const { again, bulk, failedAct } = useTexts('emails')
  const stepUp = useStepUp()
  return [
    {
      id: 'again',
      label: again,
      confirm: bulk,
      run: ({ id }) => stepUp(() => mailCalls.sendAgain(id)),
      explain: useActFault(failedAct),
    },
  ]
}
