import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'

export type RetryButtonProps = { onRetry: () => void; pending?: boolean }

/** Another try. Once it worked, the button is gone: whoever pressed it goes on at the heading above, not at the top of the page. */
export function RetryButton({ onRetry, pending = false }: RetryButtonProps) {
  const { list } = useTexts('shell')
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own !== null && own === document.activeElement) focusHeadingOf(own)
    }
  }, [])
  return (
    <Button ref={button} size="s" onClick={onRetry} pending={pending}>
      {list.retry}
    </Button>
  )
}

function focusHeadingOf(element: Element): void {
  const heading = ['section', '[role=dialog]', 'main']
    .map((place) => element.closest(place)?.querySelector<HTMLElement>('h1,h2,h3'))
    .find(Boolean)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
