import { type Belongs, listDuties } from '@tower/contract/people/duties.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ConsoleHead } from '../console-head.tsx'

/** In place of a page that somebody's duties do not open: which duty it belongs to, and whom to ask. */
export function DutyMissing({ duty }: { duty: Belongs }) {
  const { missing } = useTexts('duties')
  return (
    <>
      <ConsoleHead title={missing.title} />
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
    <p>
      {fillText(missing.text, { duty: named })} {missing.ask}
    </p>
  )
}
