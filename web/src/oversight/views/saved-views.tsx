import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import type { ListAddress } from '../../ui/list-page/use-list-query.ts'
import styles from './saved-views.module.css'
import { useShownView } from './use-shown-view.ts'
import { openInAddress } from './view-search.ts'

// Comes when it is opened.
const EditViews = lateInBrowser(() => import('./edit-views-dialog.tsx'))

export type SavedViewsProps = { list: ListAddress<string, string>; of: ViewedList }

/** The views that whoever looks has saved of a list, each an address, and the way to edit them. */
export default function SavedViews({ list, of }: SavedViewsProps) {
  const texts = useTexts('views')
  const [address] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const { views, shown, searchOf } = useShownView(list, of)
  // The last one may be deleted while they are edited, and come back.
  if (views.length === 0 && !isEditing) return null
  return (
    <div className={styles.bar}>
      {views.length > 0 && (
        <nav className={styles.views} aria-label={texts.label}>
          {[{ id: '', name: texts.usual, search: '' }, ...views].map(({ id, name, search }) => (
            <Link
              key={id}
              to={`?${openInAddress(address, search, list.spec).toString()}`}
              aria-current={searchOf(search) === shown ? 'page' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {views.length > 0 && (
        <Button kind="ghost" size="s" onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      )}
      {isEditing && (
        <EditViews views={views} shown={shown} spec={list.spec} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}
