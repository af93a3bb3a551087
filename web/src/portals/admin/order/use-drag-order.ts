import { type DragEvent, useState } from 'react'

/** Drags rows by their grip, so that words in their fields can still be chosen with the mouse. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    over: over === dragged ? undefined : over,
    grip: (place: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags only what carries something.
        event.dataTransfer.setData('text/plain', String(place + 1))
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 16, 16)
        setDragged(place)
      },
      onDragEnd: end,
    }),
    onto: (place: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(place)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        if (dragged !== place) move(dragged, place)
        end()
      },
    }),
  }
}
