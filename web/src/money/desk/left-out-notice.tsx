import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

export type LeftOutNoticeProps = {
  donors: readonly LeftOut[]
  /** How many they are, where only the first are named. */
  total?: number
}

/** Who is not in a file of many papers, and why; each leads to the page where it is put right. Nothing where all are in it. */
export function LeftOutNotice({ donors, total = donors.length }: LeftOutNoticeProps) {
  const texts = useTexts('leftOut')
  const language = useLanguage()
  if (donors.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{fillCounted(texts.title, total, language)}</p>
      <Stack as="ul" gap={2} bullets>
        {donors.map(({ donor_id: donorId, name, email, reason }) => (
          <li key={donorId}>
            <Link to={paths.adminDonor({ donorId })}>{name ?? email ?? texts.nobody}</Link>:{' '}
            {texts.reasons[reason]}
          </li>
        ))}
        {total > donors.length && <li>{fillText(texts.more, { count: total - donors.length })}</li>}
      </Stack>
    </Notice>
  )
}
