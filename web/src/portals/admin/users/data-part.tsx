import { useQuery } from '@tanstack/react-query'
import type { ErasurePreview } from '@tower/contract/people/account-erasure.contract.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { useState } from 'react'
import { personDataCalls, personDataQuery } from '../../../people/account/erasure.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { saveFile } from '../../../ui/copy/save-file.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

// Come when somebody asks for them.
const EraseDialog = lateInBrowser(() => import('./erase-dialog.tsx'))
const RefuseErasure = lateInBrowser(() => import('./refuse-erasure.tsx'))

/** What a person may ask of their own data: a file of it, and that it is erased. */
export default function DataPart({ person }: { person: Person }) {
  const { data: texts } = useTexts('personData')
  const reading = useQuery({ ...personDataQuery(person.id), retry: false })
  const { role } = useProfile()
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {reading.isPending && <Skeleton lines={3} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
      {role === 'superadmin' && <ExportButton person={person} />}
      {reading.data && <Erasure person={person} preview={reading.data} />}
    </section>
  )
}

function ExportButton({ person }: { person: Person }) {
  const { data: texts } = useTexts('personData')
  const make = usePersonChange(
    async (id: string) => {
      const file = await personDataCalls.exportPerson(id)
      saveFile(`person-${id}.json`, 'application/json', JSON.stringify(file, null, 2))
    },
    { done: texts.exported, failed: texts.exportFailed },
  )
  return (
    <div className={styles.part}>
      {make.failure && <Notice tone="danger">{make.failure}</Notice>}
      <div>
        <Button pending={make.isPending} onClick={() => make.run(person.id)}>
          {texts.export}
        </Button>
      </div>
      <p className={styles.quiet}>{texts.exportHint}</p>
    </div>
  )
}

function Erasure({ person, preview }: { person: Person; preview: ErasurePreview }) {
  const { data: texts } = useTexts('personData')
  const language = useLanguage()
  const [asking, setAsking] = useState<'erase' | 'refuse'>()
  const { request, may_erase: mayErase } = preview
  const isOpen = request?.state === 'requested'
  const day = (at: string) => showTime(at, 'date', language)
  return (
    <>
      {isOpen && (
        <Notice tone="warning" announce={false}>
          <p>{fillText(texts.requested, { date: day(request.requested_at), due: day(request.due_at) })}</p>
          {request.reason && <p>“{request.reason}”</p>}
        </Notice>
      )}
      {request?.state === 'refused' && (
        <p className={styles.quiet}>
          {fillText(texts.refusedOn, { date: day(request.decided_at ?? request.requested_at) })} “
          {request.answer}”
        </p>
      )}
      {mayErase ? (
        <div className={styles.acts}>
          <Button kind="danger" data-decide={isOpen ? 'yes' : undefined} onClick={() => setAsking('erase')}>
            {texts.erase}
          </Button>
          {isOpen && (
            <Button data-decide="no" onClick={() => setAsking('refuse')}>
              {texts.refuse}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.quiet} data-undecided>
          {texts.mayNot}
        </p>
      )}
      {asking === 'erase' && (
        <EraseDialog person={person} preview={preview} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'refuse' && <RefuseErasure person={person} onClose={() => setAsking(undefined)} />}
    </>
  )
}
