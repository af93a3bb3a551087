import type { CardFee } from '@tower/contract/money/fee-cover.ts'
import type { ProgramKey } from '@tower/contract/money/giving.ts'
import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { useCallback, useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import {
  keepClassroom,
  type ClassroomChoiceStart,
} from '../../../matching/classrooms/use-classroom-choice.ts'
import { GiftForm } from '../../../money/giving/gift-form.tsx'
import { type GiftDraft, recallDraft } from '../../../money/giving/gift-draft.ts'
import { type KeptGift, recallGift } from '../../../money/giving/kept-gift.ts'
import { keepDraft } from '../../../money/giving/keep-draft.ts'
import { useFreshViewAfterReturn } from '../../../money/giving/use-fresh-view-after-return.ts'
import { useKeptGift } from '../../../money/giving/use-kept-gift.ts'
import { Wrap } from '../../../ui/section/section.tsx'
import type { DonateAnswer } from './donate-action.ts'
import { DonateContext } from './donate-context.tsx'
import styles from './donate-layout.module.css'
import { DonateHead } from './donate-head.tsx'

export type DonateLayoutProps = {
  program: ProgramKey
  draft: GiftDraft
  start: ClassroomChoiceStart
  viewKey: string
  cardFee: CardFee
  /** How full the shared tower is. */
  tower: SharedTower | undefined
  hasNominations: boolean
  /** What the last sent form came to. */
  answer: DonateAnswer | undefined
}

/** The page of giving to a program: the gift form, and beside it what the gift becomes and where it can go. */
export default function DonateLayout(props: DonateLayoutProps) {
  const { program, viewKey, cardFee, tower, hasNominations } = props
  // The form is rendered in the browser after the page has hydrated, so its first state may be the browser's own.
  const [kept] = useState(recallGift)
  const [search] = useSearchParams()
  const { draft: firstDraft, start, errors, nominated } = readAnswer(props, { kept, search })
  const [draft, setDraft] = useState(firstDraft)
  const firstClassroom = start.resolved?.classroom
  const [classroomName, setClassroomName] = useState(
    firstClassroom?.isConfirmed ? firstClassroom.name : undefined,
  )
  const change = useCallback((part: Partial<GiftDraft>) => setDraft((before) => ({ ...before, ...part })), [])
  useEffect(() => keepDraft(draft, program), [draft, program])
  useFreshViewAfterReturn()
  useKeptGift('donate')
  const navigation = useNavigation()
  return (
    <Wrap className={styles.page}>
      <DonateHead program={program} />
      <aside className={styles.gift}>
        <GiftForm
          draft={draft}
          onChange={change}
          classroomName={draft.destination === 'classrooms' ? classroomName : undefined}
          tower={tower}
          viewKey={viewKey}
          cardFee={cardFee}
          errors={errors}
          isPending={navigation.formData?.get('intent') === 'donate'}
        />
      </aside>
      <div className={styles.context}>
        <DonateContext
          draft={draft}
          onChange={change}
          start={start}
          tower={tower}
          onClassroom={setClassroomName}
          idError={errors.find(({ field }) => field === 'classroom-id')?.message}
          nomination={hasNominations ? { classroom: props.start.id, sent: nominated } : undefined}
        />
      </div>
    </Wrap>
  )
}

type Before = { kept: KeptGift | undefined; search: URLSearchParams }

/** What the form shows: what a link asked for or, once something was sent, what was sent and what it came to. */
function readAnswer({ answer, draft, start }: DonateLayoutProps, { kept, search }: Before) {
  if (answer?.kind !== 'gift') {
    return {
      draft: kept ? recallDraft(kept, draft, search) : draft,
      start: kept && start.id === '' ? { ...start, id: kept.classroom_id ?? '' } : start,
      errors: [],
      nominated: answer,
    }
  }
  return {
    draft: answer.draft,
    start: keepClassroom(answer, start),
    errors: answer.errors,
    nominated: undefined,
  }
}
