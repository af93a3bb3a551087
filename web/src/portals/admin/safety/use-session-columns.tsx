import type { StaffSession } from '@tower/contract/oversight/safety.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import styles from './safety.module.css'

/** What is about to end: one session, or all of its person. */
export type Ending = { session: StaffSession; isAll: boolean }

/** A device in words. */
export function useDeviceWords(): (session: Pick<StaffSession, 'browser' | 'system'>) => string {
  const { sessions: texts } = useTexts('safety')
  return ({ browser, system }) =>
    browser === null && system === null
      ? texts.unknown
      : fillText(texts.device, {
          browser: browser ?? texts.unknownBrowser,
          system: system ?? texts.unknownSystem,
        })
}

/** The columns of the sessions of staff. */
export function useSessionColumns(onEnd: (ending: Ending) => void): Column<StaffSession>[] {
  const { sessions: texts, roles } = useTexts('safety')
  const device = useDeviceWords()
  const heads = texts.columns
  return [
    {
      id: 'who',
      head: heads.who,
      cell: ({ full_name: name, email, role }) => (
        <span className={styles.two}>
          <strong>{name ?? <AddressText>{email}</AddressText>}</strong>
          <span>{roles[role]}</span>
        </span>
      ),
    },
    {
      id: 'device',
      head: heads.device,
      stacked: true,
      cell: (session) => (
        <span className={styles.two}>
          {device(session)}
          <span>{session.second_factor ? texts.both : texts.one}</span>
          {session.current && (
            <span>
              <Chip tone="pencil">{texts.current}</Chip>
            </span>
          )}
        </span>
      ),
    },
    { id: 'network', head: heads.network, cell: ({ network }) => <code>{network ?? '–'}</code> },
    { id: 'since', head: heads.since, cell: ({ created_at: at }) => <Moment at={at} /> },
    { id: 'seen', head: heads.seen, cell: ({ last_seen_at: at }) => <Moment at={at} /> },
    {
      id: 'act',
      head: heads.act,
      cell: (session) => (
        <Button
          size="s"
          aria-label={fillText(texts.endOf, {
            who: session.full_name ?? session.email,
            device: device(session),
          })}
          onClick={() => onEnd({ session, isAll: false })}
        >
          {texts.end}
        </Button>
      ),
    },
  ]
}
