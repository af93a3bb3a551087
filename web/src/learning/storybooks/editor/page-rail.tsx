import { mostStorybookPages } from '@tower/contract/learning/storybooks/storybooks.ts'
import Plus from 'lucide-react/icons/plus'
import { memo, useRef, useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { PagePicture } from '../page-picture.tsx'
import type { Desk } from './desk.ts'
import { blankPage, movePage } from './draft.ts'
import styles from './editor.module.css'

/** The pages in their order: each opens by a press, and is dragged to its place. */
export function PageRail({ desk }: { desk: Desk }) {
  const { rail: texts } = useTexts('storybookEditor')
  const { draft, book, isReadOnly, change, goTo } = desk
  const dragged = useRef<string>(undefined)
  const [over, setOver] = useState<string>()
  const isFull = draft.pages.length >= mostStorybookPages
  const drop = (at: number) => {
    if (dragged.current !== undefined) {
      change(movePage(draft, dragged.current, at))
      goTo(dragged.current)
    }
    setOver(undefined)
  }
  const add = () => {
    const page = blankPage(crypto.randomUUID(), draft)
    const at = draft.pages.findIndex(({ id }) => id === desk.pageId) + 1
    change({ ...draft, pages: draft.pages.toSpliced(at || draft.pages.length, 0, page) })
    goTo(page.id)
  }
  return (
    <nav className={styles.rail} aria-label={texts.label}>
      <ol className={styles.thumbs}>
        {draft.pages.map(({ id }, at) => (
          <li
            key={id}
            className={classNames(over === id && styles.over)}
            draggable={!isReadOnly}
            onDragStart={() => (dragged.current = id)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(id)
            }}
            onDragEnd={() => setOver(undefined)}
            onDrop={() => drop(at)}
          >
            <Thumb
              number={at + 1}
              url={book.pages.find((page) => page.id === id)?.imageUrl ?? null}
              isOpen={id === desk.pageId}
              pageId={id}
              goTo={goTo}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button size="s" onClick={add} blockedBy={isFull ? 'rail-full' : undefined}>
          <Plus size={18} aria-hidden="true" /> {texts.add}
        </Button>
      )}
      {isFull && <p id="rail-full">{fillText(texts.most, { count: mostStorybookPages })}</p>}
    </nav>
  )
}

type ThumbProps = {
  number: number
  url: string | null
  isOpen: boolean
  pageId: string
  goTo: Desk['goTo']
}

/** Typing in a page leaves the pictures of all others alone. */
const Thumb = memo(function Thumb({ number, url, isOpen, pageId, goTo }: ThumbProps) {
  const { rail: texts } = useTexts('storybookEditor')
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-current={isOpen ? 'page' : undefined}
      aria-label={fillText(texts.page, { number })}
      onClick={() => goTo(pageId)}
    >
      <span>{number}</span>
      <span className={styles.small}>
        <PagePicture url={url} alt="" isLazy />
      </span>
    </button>
  )
})
