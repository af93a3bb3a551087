import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

/** Who is not in a file of many papers, and why; each leads to the page where it is put right. Nothing where all are in it. */
export function LeftOutNotice({ donors }: { donors: readonly LeftOut[] }) {
  const texts = useTexts('leftOut')
  const language = useLanguage()
  if (donors.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{fillCounted(texts.title, donors.length, language)}</p>
      <Stack as="ul" gap={2} bullets>
        {donors.map(({ donor_id: donorId, name, email, reason }) => (
          <li key={donorId}>
            <Link to={paths.adminDonor({ donorId })}>{name ?? email ?? texts.nobody}</Link>:{' '}
            {texts.reasons[reason]}
          </li>
        ))}
      </Stack>
    </Notice>
  )
}
