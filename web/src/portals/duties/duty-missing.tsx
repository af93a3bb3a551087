import { paths } from '@tower/contract/pages.ts'
import { type Belongs, listDuties } from '@tower/contract/people/duties.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { PageHead } from '../../ui/section/section.tsx'

/** In place of a page that somebody's duties do not open: which duty it belongs to, and whom to ask. */
export function DutyMissing({ duty }: { duty: Belongs }) {
  const { missing } = useTexts('duties')
  return (
    <>
      <PageHead title={missing.title} />
      <DutyLine duty={duty} />
    </>
  )
}

/** The same in a part of a page that has a head already. */
export function DutyLine({ duty }: { duty: Belongs }) {
  const { missing, names } = useTexts('duties')
  const language = useLanguage()
  const named = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    listDuties(duty).map((name) => names[name]),
  )
  return (
    <Stack above={5} gap={3}>
      <p>
        {fillText(missing.text, { duty: named })} {missing.ask}
      </p>
      <p>
        <Link to={`${paths.account}#duties`}>{missing.account}</Link>
      </p>
    </Stack>
  )
}
