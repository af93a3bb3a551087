import { useMutation } from '@tanstack/react-query'
import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { yearOf } from '@tower/contract/org-days.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { donorCalls } from '../../../money/desk/desk.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'

/**
 * The statements of this year and of the one before, to print, in the donor's language where it is known. Two accounts of one human
 * have a statement each: what is emailed to them and what they file their taxes by is of one account.
 */
export function StatementButtons({ donor }: { donor: DonorFile }) {
  const { gifts: texts } = useTexts('donor')
  const language = useLanguage()
  const stepUp = useStepUp()
  const [thisYear] = useState(() => yearOf(new Date()))
  const read = donor.contact?.language ?? language
  const saving = useMutation({
    mutationFn: ({ id, year }: { id: string; year: number }) =>
      stepUp(() => donorCalls.statementFile(id, year, read)),
  })
  const refused = { 'own_giving.too_many_gifts': texts.statementTooLong }
  const isOne = donor.linked.length === 0
  return (
    <>
      {[donor, ...donor.linked].map(({ id, name, email }) => (
        <Row key={id}>
          {!isOne && <Text as="span">{email ?? name}</Text>}
          {[thisYear, thisYear - 1].map((year) => (
            <Button
              key={year}
              size="s"
              pending={saving.isPending}
              onClick={() => saving.mutate({ id, year })}
            >
              <DownloadIcon /> {fillText(texts.statement, { year })}
            </Button>
          ))}
        </Row>
      ))}
      {saving.isError && (
        <Notice tone="danger">
          {explainError(saving.error, { refused, failed: texts.statementFailed })}
        </Notice>
      )}
    </>
  )
}
