import { useEffect, useRef } from 'react'

/** Control+Z and Control+Shift+Z for the book as a whole; within a field they are the field's own. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const acts = useRef({ undo, redo })
  useEffect(() => {
    acts.current = { undo, redo }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) acts.current.redo()
      else acts.current.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
