import { useQuery } from '@tanstack/react-query'
import type { ClassroomTwin } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { ClassroomFile } from '@tower/contract/oversight/about.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { explainError } from '../../../api/explain-error.ts'
import { mergeClassrooms, readTwinsAgain, twinQueries } from '../../../matching/classrooms/twins.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { actErrors } from '../admin-errors.ts'
import { useActFault } from '../use-act-fault.ts'
import { MergeEffects } from './merge-effects.tsx'
import { WhichStays } from './which-stays.tsx'

export type MergeDialogProps = { classroom: ClassroomFile; twin: ClassroomTwin; onClose: () => void }

/** Which of two classrooms stays, what will happen in numbers, and the words that do it. */
export default function MergeDialog({ classroom, twin, onClose }: MergeDialogProps) {
  const texts = useTexts('twins')
  const [keptId, setKeptId] = useState(usualOf(classroom, twin))
  const absorbedId = keptId === classroom.id ? twin.id : classroom.id
  const pair = { keptId, absorbedId }
  const merge = useMerge(onClose)
  // Once they are being merged there is nothing to foretell: read anew it would be refused.
  const isForetold = !merge.isPending && !merge.isDone
  const reading = useQuery({ ...twinQueries.effect(pair), retry: false, enabled: isForetold })
  // One dialog throughout: whoever goes through it by keys stays where they are while the numbers are read.
  return (
    <ConfirmDialog
      isOpen
      destructive
      onClose={onClose}
      title={texts.question}
      confirmLabel={texts.act}
      cancelLabel={texts.cancel}
      pending={merge.isPending}
      failure={merge.failure}
      typed={{ words: texts.words, label: texts.typed }}
      onConfirm={() => reading.data && merge.run(pair)}
    >
      <WhichStays {...{ classroom, twin, keptId }} onChoose={setKeptId} />
      {reading.isPending && <Skeleton lines={5} />}
      {reading.isError && merge.failure === undefined && <Unread error={reading.error} />}
      {reading.data && !reading.isError && <MergeEffects effect={reading.data} />}
    </ConfirmDialog>
  )
}

/** The one that its teacher confirmed; else the one whose page it is. */
const usualOf = (classroom: ClassroomFile, twin: ClassroomTwin) =>
  twin.confirmed_at !== null && classroom.confirmed_at === null ? twin.id : classroom.id

function Unread({ error }: { error: unknown }) {
  const texts = useTexts('twins')
  const { refused, ...rest } = actErrors(useTexts('admin'), texts.unread)
  return (
    <Notice tone="warning">
      {explainError(error, { ...rest, refused: { ...refused, ...texts.refused } })}
    </Notice>
  )
}

function useMerge(onClose: () => void) {
  const texts = useTexts('twins')
  const navigate = useNavigate()
  return useAct(mergeClassrooms, {
    done: ({ item }) => fillText(texts.done, { gone: item.absorbed.name, name: item.kept.name }),
    onDone: ({ item }) => navigate(paths.adminClassroom({ classroomId: item.kept.id })),
    onShown: onClose,
    failed: useActFault(texts.actFailed, texts.refused),
    makeStale: readTwinsAgain,
  })
}
