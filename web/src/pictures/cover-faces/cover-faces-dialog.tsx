import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { mostCovers } from '@tower/contract/oversight/covers.ts'
import { useEffect, useState } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { CoverFaces } from './cover-faces.tsx'
import styles from './cover-faces.module.css'
import { coversOf, type Mark } from './marks.ts'

export type CoverFacesDialogProps = {
  file: File
  onCovered: (covers: Cover[]) => void
  onDecline: () => void
}

type Search = 'looking' | 'unable' | number

/** The step between choosing a photo and sending it: what faces are in it, and which places are covered. */
export default function CoverFacesDialog({ file, onCovered, onDecline }: CoverFacesDialogProps) {
  const texts = useTexts('coverFaces')
  const language = useLanguage()
  const { url, isUnreadable } = usePicture(file)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [search, setSearch] = useState<Search>('looking')
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    // Loaded here alone: pages without this step never ask for it.
    import('./detect/find-faces.ts')
      .then(({ findFaces }) => findFaces(file, signal))
      .then(
        (found) => {
          if (signal.aborted) return
          setMarks((drawn) => join(drawn, found))
          setSearch(found.length)
        },
        () => !signal.aborted && setSearch('unable'),
      )
    return () => aborter.abort()
  }, [file])
  return (
    <Dialog isOpen onClose={onDecline} title={fillText(texts.title, { name: file.name })}>
      <div className={styles.step}>
        <p>{texts.text}</p>
        {isUnreadable && <Notice tone="danger">{texts.unreadable}</Notice>}
        <p role="status" className={styles.search}>
          {search === 'looking' && texts.looking}
          {search === 'unable' && texts.unable}
          {search === 0 && texts.none}
          {typeof search === 'number' && search > 0 && fillCounted(texts.found, search, language)}
        </p>
        {url && !isUnreadable && <CoverFaces url={url} marks={marks} onChange={setMarks} />}
        <div className={styles.buttons}>
          <Button onClick={onDecline}>{texts.cancel}</Button>
          <Button kind="primary" onClick={() => onCovered(coversOf(marks))}>
            {texts.send}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What was drawn meanwhile stays before what is found. */
function join(drawn: readonly Mark[], found: readonly Cover[]): readonly Mark[] {
  const last = Math.max(0, ...drawn.map(({ id }) => id))
  const left = Math.max(0, mostCovers - drawn.length)
  return [...drawn, ...found.slice(0, left).map((cover, at) => ({ ...cover, id: last + 1 + at }))]
}

/** The photo as the page shows it: upright, as the camera noted it. */
function usePicture(file: File) {
  const [url, setUrl] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    let isGone = false
    const made = URL.createObjectURL(file)
    const image = new Image()
    image.src = made
    image.decode().then(
      () => !isGone && setUrl(made),
      () => !isGone && setUnreadable(true),
    )
    return () => {
      isGone = true
      URL.revokeObjectURL(made)
    }
  }, [file])
  return { url, isUnreadable }
}
