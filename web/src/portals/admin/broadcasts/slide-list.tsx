import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { type DragEvent, useState } from 'react'
import { slideCalls } from '../../../outreach/broadcasts/broadcast-slides.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { classNames } from '../../../ui/class-names/class-names.ts'
import { placeAt } from '../order/place-at.ts'
import { SlideRow } from './slide-row.tsx'
import styles from './slides.module.css'
import { useSlideAct } from './use-slide-act.ts'

export type SlideListProps = {
  slides: readonly BroadcastSlide[]
  /** Whether these are all slides: only then they have an order to change. */
  isWhole: boolean
  linkTo: (id: string) => string
}

/** The slides in their order, which changes by dragging a row or by its buttons. */
export function SlideList({ slides, isWhole, linkTo }: SlideListProps) {
  const texts = useTexts('slides')
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const reorder = useReorder(slides)
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    if (dragged !== undefined) reorder.move(dragged, place)
    end()
  }
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <ol className={styles.list} aria-label={texts.caption} aria-busy={reorder.isPending}>
      {slides.map((slide, place) => (
        <li
          key={slide.id}
          className={classNames(styles.item, over === slide.id && styles.target)}
          draggable={isWhole}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            // Firefox drags only what carries something.
            event.dataTransfer.setData('text/plain', slide.title)
            setDragged(slide.id)
          }}
          onDragOver={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            setOver(slide.id)
          }}
          onDragEnd={end}
          onDrop={(event) => drop(event, place)}
        >
          <SlideRow
            slide={slide}
            to={linkTo(slide.id)}
            onUp={isWhole && place > 0 ? () => reorder.move(slide.id, place - 1) : undefined}
            onDown={
              isWhole && place < slides.length - 1 ? () => reorder.move(slide.id, place + 1) : undefined
            }
            isWhole={isWhole}
          />
        </li>
      ))}
    </ol>
  )
}

/** Sends the whole order, one at a time: whoever presses again meanwhile presses in vain. */
function useReorder(slides: readonly BroadcastSlide[]) {
  const texts = useTexts('slides')
  const act = useSlideAct(
    ({ ids }: { ids: string[]; id: string }) => slideCalls.reorder(ids),
    ({ ids, id }) => {
      const name = slides.find((slide) => slide.id === id)?.title ?? ''
      const said = { name, place: ids.indexOf(id) + 1, count: ids.length }
      return { done: fillText(texts.moved, said), failed: texts.reorderFailed }
    },
  )
  const move = (id: string, place: number) => {
    if (act.isPending || slides[place]?.id === id) return
    const ids = slides.map((slide) => slide.id)
    act.mutate({ ids: placeAt(ids, id, place), id })
  }
  return { move, isPending: act.isPending }
}
