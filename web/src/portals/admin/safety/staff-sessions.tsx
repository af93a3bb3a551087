import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '@tower/contract/oversight/safety.contract.ts'
import { useState } from 'react'
import { readSafetyAgain, safetyCalls, safetyQueries } from '../../../oversight/safety/safety.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useProfile } from '../../../session/route-guard.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './safety.module.css'
import { useActFault } from '../use-act-fault.ts'
import { type Ending, useDeviceWords, useSessionColumns } from './use-session-columns.tsx'

/** Where staff are signed in, and ending that at once. */
export function StaffSessions() {
  const { sessions: texts } = useTexts('safety')
  const { role } = useProfile()
  const reading = useQuery(safetyQueries.sessions)
  const [ending, setEnding] = useState<Ending>()
  return (
    <section className={styles.part} aria-label={texts.caption}>
      <p className={styles.quiet}>{role === 'superadmin' ? texts.ofAll : texts.own}</p>
      {reading.isPending && <Skeleton lines={4} />}
      {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && <Sessions rows={reading.data.items} onEnd={setEnding} />}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </section>
  )
}

function Sessions({ rows, onEnd }: { rows: StaffSession[]; onEnd: (ending: Ending) => void }) {
  const { sessions: texts } = useTexts('safety')
  const columns = useSessionColumns(onEnd)
  const several = firstOfSeveral(rows)
  return (
    <>
      <div className={styles.list}>
        <DataTable crowded caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </div>
      {several.length > 0 && (
        <div className={styles.acts}>
          {several.map((session) => (
            <Button key={session.user_id} size="s" onClick={() => onEnd({ session, isAll: true })}>
              {fillText(texts.endAll, { who: session.full_name ?? session.email })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** One session of each person who has more than one. */
function firstOfSeveral(rows: readonly StaffSession[]): StaffSession[] {
  return rows.filter(
    ({ user_id: id }, nth) =>
      rows.findIndex(({ user_id: other }) => other === id) === nth &&
      rows.filter(({ user_id: other }) => other === id).length > 1,
  )
}

function EndDialog({ ending: { session, isAll }, onClose }: { ending: Ending; onClose: () => void }) {
  const { sessions: texts, remedies, failed } = useTexts('safety')
  const device = useDeviceWords()(session)
  const who = session.full_name ?? session.email
  const end = useAct(
    (): Promise<unknown> =>
      isAll ? safetyCalls.endSessionsOf(session.user_id) : safetyCalls.endSession(session.id),
    {
      done: isAll ? texts.allEnded : texts.ended,
      failed: useActFault(failed),
      failedIn: 'toast',
      onEnd: onClose,
      makeStale: readSafetyAgain,
    },
  )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(isAll ? texts.questionAll : texts.question, { who, device })}
      confirmLabel={isAll ? texts.endThem : texts.end}
      cancelLabel={remedies.cancel}
      destructive
      pending={end.isPending}
      onConfirm={() => end.run()}
    >
      {texts.warning}
    </ConfirmDialog>
  )
}
