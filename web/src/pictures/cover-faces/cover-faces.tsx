import { mostCovers } from '@tower/contract/oversight/covers.ts'
import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './cover-faces.module.css'
import { MarkBox } from './mark-box.tsx'
import { type Mark, markAt, sizeMark, within } from './marks.ts'

export type CoverFacesProps = {
  /** The picture, upright, at an address of this page. */
  url: string
  marks: readonly Mark[]
  onChange: (change: (marks: readonly Mark[]) => readonly Mark[]) => void
}

type Point = { x: number; y: number }

/**
 * A picture with marks on what will be covered. A mark is drawn by dragging or added by a press, moved, sized and removed by
 * touch, mouse and keys.
 */
export function CoverFaces({ url, marks, onChange }: CoverFacesProps) {
  const texts = useTexts('coverFaces')
  const language = useLanguage()
  const id = useId()
  const { frame, chosen, choose, add, remove, change, draw } = useMarks(marks, onChange)
  const sizeOf = () => frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return (
    <div className={styles.cover}>
      <p id={`${id}-help`} className={styles.help}>
        {texts.help}
      </p>
      <div className={styles.stage}>
        <div ref={frame} role="group" aria-label={texts.picture} className={styles.frame} {...draw}>
          <img src={url} alt="" draggable={false} />
          {marks.map((mark, at) => (
            <MarkBox
              key={mark.id}
              mark={mark}
              name={fillText(texts.mark, { place: at + 1, count: marks.length })}
              helpId={`${id}-help`}
              stepOf={(from, to) => {
                const { width, height } = sizeOf()
                return { across: (to.x - from.x) / width, down: (to.y - from.y) / height }
              }}
              onChange={change}
              onRemove={() => remove(mark.id)}
              onFocus={() => choose(mark.id)}
            />
          ))}
        </div>
      </div>
      <div className={styles.tools}>
        <Button size="s" data-add onClick={() => add()}>
          {texts.add}
        </Button>
        {marks.some((mark) => mark.id === chosen) && (
          <Button size="s" onClick={() => chosen !== undefined && remove(chosen)}>
            {texts.remove}
          </Button>
        )}
        <p role="status" className={styles.count}>
          {fillCounted(texts.count, marks.length, language)}
          {marks.length >= mostCovers && ` ${fillText(texts.full, { most: mostCovers })}`}
        </p>
      </div>
    </div>
  )
}

/** What is done with the marks, and which one of them has the focus after it. */
function useMarks(marks: readonly Mark[], onChange: CoverFacesProps['onChange']) {
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<number>()
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    const box = frame.current
    const mark = box?.querySelector<HTMLElement>(`[data-mark="${next.current}"]`)
    const addButton = box?.parentElement?.parentElement?.querySelector<HTMLElement>('[data-add]')
    ;(mark ?? addButton)?.focus()
    next.current = undefined
  }, [marks])

  const change = (mark: Mark) => onChange((before) => before.map((one) => (one.id === mark.id ? mark : one)))
  function add(point?: Point): Mark | undefined {
    if (marks.length >= mostCovers) return undefined
    const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {}
    const mark = markAt(Math.max(0, ...marks.map(({ id }) => id)) + 1, width / height, point)
    onChange((before) => [...before, mark])
    next.current = mark.id
    return mark
  }
  function remove(id: number) {
    const at = marks.findIndex((mark) => mark.id === id)
    const left = marks.filter((mark) => mark.id !== id)
    onChange((before) => before.filter((mark) => mark.id !== id))
    next.current = (left[at] ?? left.at(-1))?.id ?? 0
  }
  return { frame, chosen, choose, add, remove, change, draw: useDrawing({ frame, add, change }) }
}

type Drawing = {
  frame: RefObject<HTMLDivElement | null>
  add: (point?: Point) => Mark | undefined
  change: (mark: Mark) => void
}

/** A press on the picture adds a mark around that point; a drag draws it from corner to corner. */
function useDrawing({ frame, add, change }: Drawing) {
  const drawn = useRef<{ mark: Mark; from: Point }>(undefined)
  const pointOf = (event: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
  }
  const end = () => (drawn.current = undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const from = pointOf(event)
      const mark = add(from)
      if (mark) drawn.current = { mark, from }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!drawn.current) return
      const { mark, from } = drawn.current
      const to = pointOf(event)
      const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
      if (Math.max(across, down) < 0.03) return
      const corner = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) }
      change(sizeMark(within({ ...mark, ...corner, width: across, height: down }), { across: 0, down: 0 }))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
