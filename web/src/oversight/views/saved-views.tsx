import { useQuery } from '@tanstack/react-query'
import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import type { ListAddress } from '../../ui/list-page/use-list-query.ts'
import styles from './saved-views.module.css'
import { openInAddress, readViewSearch } from './view-search.ts'
import { viewQueries } from './views.api.ts'

// Come when they are opened.
const SaveView = lateInBrowser(() => import('./save-view-dialog.tsx'))
const EditViews = lateInBrowser(() => import('./edit-views-dialog.tsx'))

export type SavedViewsProps = { list: ListAddress<string, string>; of: ViewedList }

/** The views that whoever looks has saved of a list, each an address, and the ways to save and to edit them. */
export default function SavedViews({ list, of }: SavedViewsProps) {
  const texts = useTexts('views')
  const [address] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const views = useQuery(viewQueries.all).data?.items.filter((view) => view.list === of) ?? []
  const shown = readViewSearch(address, list.spec)
  const searchOf = (search: string) => readViewSearch(new URLSearchParams(search), list.spec)
  const isSaved = views.some(({ search }) => searchOf(search) === shown)
  const mayBeSaved = !isSaved && shown !== ''
  if (views.length === 0 && !mayBeSaved) return null
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
      {mayBeSaved && (
        <Button kind="ghost" size="s" onClick={() => setSaving(true)}>
          {texts.save}
        </Button>
      )}
      {views.length > 0 && (
        <Button kind="ghost" size="s" onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      )}
      {isSaving && <SaveView of={of} search={shown} onClose={() => setSaving(false)} />}
      {isEditing && (
        <EditViews views={views} shown={shown} spec={list.spec} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}
