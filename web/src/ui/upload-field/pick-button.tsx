import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'

export type PickButtonProps = {
  accept: string
  multiple: boolean
  /** Opens the camera at the back, where there is one. */
  camera?: boolean
  /** Id of what says the limits. */
  describedBy: string
  className?: string | undefined
  onPick: (files: readonly File[]) => void
  children: ReactNode
}

/** Opens the browser's own choice of files; the same file can be chosen twice. */
export function PickButton({
  accept,
  multiple,
  camera,
  describedBy,
  className,
  onPick,
  children,
}: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple && !camera}
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button aria-describedby={describedBy} className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
