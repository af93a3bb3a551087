import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { GiftReturn } from '../../../money/giving/arrival/gift-return.tsx'
import type { GiftReturn as Returned } from '../../../money/giving/arrival/gift.ts'
import { fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Wrap } from '../../../ui/section/section.tsx'
import styles from './program.module.css'

export type ProgramReturnProps = { program: Program; gift: Returned }

/** For whoever comes back having given: what became of it, and no box that asks for the same again. */
export function ProgramReturn({ program, gift }: ProgramReturnProps) {
  const texts = useTexts('programs')
  const arrival = useTexts('arrival')
  const { name } = program
  return (
    <Wrap className={styles.arrived}>
      <Notice tone="success">{thanksFor(program, texts.detail)}</Notice>
      <GiftReturn {...gift} />
      <GoLink to={paths.program({ programId: program.id })}>
        {fillText(arrival.toProgram, { program: name })}
      </GoLink>
    </Wrap>
  )
}

/** Where a gift to this program lies now: only one program's gifts go to classrooms. */
function thanksFor({ key, state }: Program, detail: Texts['programs']['detail']): string {
  if (key === 'sponsor-classroom') return detail.thanks
  if (key === 'sponsor-athlete') return detail.thanksFund
  return state === 'active' ? detail.thanksOpen : detail.thanksGeneral
}
