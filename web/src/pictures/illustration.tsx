import { type ComponentType, useEffect, useRef, useState } from 'react'
// The drawing code stays away from the browser, its styles must not; naming a class keeps them.
import art from './art/art.module.css'
import type { DrawingProps } from './art/drawing-props.ts'
import type { Drawings } from './drawings.ts'

// Top-level, so that the server has them before it draws; the browser's bundle drops the line.
const drawings: Drawings | undefined = import.meta.env.SSR
  ? (await import('./drawings.ts')).drawings
  : undefined

export type IllustrationProps = DrawingProps & { scene: keyof Drawings }

/**
 * A drawing that costs the visitor no script: the server renders it, the browser keeps what came. Only a
 * move from another page, which brings no HTML, loads the drawing code. For drawings without data or state.
 */
export function Illustration({ scene, ...props }: IllustrationProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Drawn, setDrawn] = useState<ComponentType<DrawingProps> | undefined>(() => drawings?.[scene])

  useEffect(() => {
    if (box.current?.hasChildNodes()) return
    void import('./drawings.ts').then((loaded) => setDrawn(() => loaded.drawings[scene]))
  }, [scene])

  if (Drawn) {
    return (
      <div key="drawn" className={art.picture} suppressHydrationWarning>
        <Drawn {...props} />
      </div>
    )
  }
  // React leaves the children of such an element alone: what the server rendered stays.
  return (
    <div
      key="kept"
      className={art.picture}
      ref={box}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
