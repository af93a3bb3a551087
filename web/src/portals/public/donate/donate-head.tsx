import type { ProgramKey } from '@tower/contract/money/giving.ts'
import { classroomProgram } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ClockIcon } from '../../../ui/icons/icons.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import styles from './donate-layout.module.css'

/** What this program's gift is for, and whether the program has opened. */
export function DonateHead({ program }: { program: ProgramKey }) {
  const { donate } = useTexts('giving')
  const words = donate.programs[program]
  return (
    <div>
      <PageHead
        crumbs={[{ label: donate.crumb, to: paths.programs }, { label: words.name }]}
        title={words.title}
        lead={words.lead}
      />
      {program !== classroomProgram && (
        <p className={styles.comingSoon}>
          <Chip icon={<ClockIcon size={16} />}>{donate.comingSoon}</Chip>
          <span>{donate.comingSoonNote}</span>
        </p>
      )}
    </div>
  )
}
