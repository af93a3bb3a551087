import { useMutation } from '@tanstack/react-query'
import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { yearOf } from '@tower/contract/org-days.ts'
import { useState } from 'react'
import { donorCalls } from '../../../money/desk/desk.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

/** The statements of this year and of the one before, to print, in the donor's language where it is known. */
export function StatementButtons({ donor }: { donor: DonorFile }) {
  const { gifts: texts } = useTexts('donor')
  const language = useLanguage()
  const stepUp = useStepUp()
  const [thisYear] = useState(() => yearOf(new Date()))
  const read = donor.contact?.language ?? language
  const saving = useMutation({
    mutationFn: (year: number) => stepUp(() => donorCalls.statementFile(donor.id, year, read)),
  })
  return (
    <>
      <Row>
        {[thisYear, thisYear - 1].map((year) => (
          <Button key={year} size="s" pending={saving.isPending} onClick={() => saving.mutate(year)}>
            <DownloadIcon /> {fillText(texts.statement, { year })}
          </Button>
        ))}
      </Row>
      {saving.isError && <Notice tone="danger">{texts.statementFailed}</Notice>}
    </>
  )
}
