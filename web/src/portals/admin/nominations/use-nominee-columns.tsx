import type { Nominee } from '@tower/contract/matching/nominees.contract.ts'
import { Link } from 'react-router'
import { useSaid } from '../../../people/use-said.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './nominees.module.css'

/** What a nominee is called: the address, else name and school. */
export function useNomineeName(): (nominee: Nominee) => string {
  const nameWithSchool = useNameWithSchool()
  return (nominee) => nominee.nominee_email ?? nameWithSchool(nominee)
}

function useNameWithSchool(): (nominee: Nominee) => string {
  const { under } = useTexts('nominees')
  const said = useSaid()
  return ({ name, school }) =>
    school === null ? said(name) : fillText(under, { name: said(name), school: said(school) })
}

/** The columns of the nominees; the nominee opens the panel of their nominators. */
export function useNomineeColumns(linkTo: (key: string) => string): ListColumn<Nominee>[] {
  const { columns: heads, unlinked } = useTexts('nominees')
  const language = useLanguage()
  const nameOf = useNomineeName()
  const nameWithSchool = useNameWithSchool()
  return [
    {
      id: 'nominee',
      head: heads.nominee,
      sort: 'nominee',
      cell: (nominee) => {
        const { key, nominee_email: email } = nominee
        return (
          <div className={styles.two}>
            <Link to={linkTo(key)} preventScrollReset className={styles.name}>
              {nameOf(nominee)}
            </Link>
            <span>{email === null ? unlinked : nameWithSchool(nominee)}</span>
          </div>
        )
      },
    },
    {
      id: 'count',
      head: heads.count,
      sort: '-count',
      numeric: true,
      cell: ({ nomination_count: count }) => count,
    },
    {
      id: 'latest',
      head: heads.latest,
      sort: '-latest',
      oneLine: true,
      cell: ({ latest_at: at }) => showTime(at, 'date', language),
    },
  ]
}
