import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { keyScopes } from '@tower/contract/oversight/integrations.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './api-keys.module.css'
import { KeyState } from './key-state.tsx'

/** The columns of the keys; the name opens the panel. */
export function useKeyColumns(linkTo: (id: string) => string): Column<ApiKey>[] {
  const texts = useTexts('apiKeys')
  const language = useLanguage()
  return [
    {
      id: 'name',
      head: texts.columns.name,
      cell: ({ id, name, starts_with: start }) => (
        <span className={styles.two}>
          <Link
            to={linkTo(id)}
            preventScrollReset
            className={styles.name}
            aria-label={fillText(texts.open, { name })}
          >
            {name}
          </Link>
          <span className={styles.code}>{start}…</span>
        </span>
      ),
    },
    {
      id: 'scopes',
      head: texts.columns.scopes,
      cell: ({ scopes }) =>
        scopes.length === keyScopes.length
          ? texts.everything
          : scopes.map((scope) => texts.scopes[scope].name).join(', '),
    },
    { id: 'state', head: texts.columns.state, stacked: true, cell: (key) => <KeyState apiKey={key} /> },
    {
      id: 'used',
      head: texts.columns.used,
      cell: ({ last_used_at: at }) => (at === null ? texts.never : showTime(at, 'moment', language)),
    },
    {
      id: 'ends',
      head: texts.columns.ends,
      cell: ({ expires_at: at }) => (at === null ? texts.noEnd : showTime(at, 'date', language)),
    },
  ]
}
