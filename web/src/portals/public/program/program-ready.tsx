import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useEffect, useRef } from 'react'
import { ProgramProgress } from '../../../outreach/programs/program-progress.tsx'
import { programScenes } from '../../../outreach/programs/program-scenes.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Illustration } from '../../../pictures/illustration.tsx'
import { late } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHead, Wrap } from '../../../ui/section/section.tsx'
import type { BoxStart } from './donation-box.tsx'
import type { BoxAnswer } from './give-to-program.ts'
import { StateChip } from './state-chip.tsx'
import styles from './program.module.css'

const DonationBox = late(() => import('./donation-box.tsx'))

export type ProgramReadyProps = {
  program: Program
  /** Whether someone came back from the payment page without having paid. */
  isCancelled: boolean
  viewKey: string
  quickAmounts: readonly number[]
  start: BoxStart
  answer: BoxAnswer | undefined
}

/** A program with its goal, and the box to give to it. */
export function ProgramReady({ program, isCancelled, answer, ...box }: ProgramReadyProps) {
  const texts = useTexts('programs')
  const { name, description } = program
  return (
    <Wrap>
      {isCancelled && <Cancelled />}
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHead
            crumbs={[{ label: texts.title, to: paths.programs }, { label: name }]}
            title={name}
            lead={description}
          />
          <p className={styles.chip}>
            <StateChip state={program.state} />
          </p>
        </div>
        <aside className={styles.aside}>
          <DonationBox {...box} programId={program.id} programKey={program.key} answer={answer} />
        </aside>
        <div className={styles.more}>
          <ProgramProgress program={program} />
          {program.teacher && (
            <p>
              {texts.detail.teacher}: {program.teacher}
            </p>
          )}
          <div className={styles.picture}>
            <Illustration scene={programScenes[program.key]} label={texts.pictures[program.key]} />
          </div>
          <GoLink to={paths.programAbout({ programId: program.id })}>{texts.detail.about}</GoLink>
        </div>
      </div>
    </Wrap>
  )
}

/** The sentence for somebody who left the payment page; it takes the focus. */
function Cancelled() {
  const { detail } = useTexts('programs')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.returned} ref={box} tabIndex={-1}>
      <Notice tone="plain">{detail.cancelled}</Notice>
    </div>
  )
}
