import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { classNames } from '../class-names/class-names.ts'
import { usualMs } from './usual-ms.ts'
import styles from './toast-region.module.css'

const shownAtOnce = 3

const icons = { success: CheckIcon, info: InfoIcon, danger: WarningIcon }

export type Toast = {
  text: string
  /** `danger`: it came to nothing. */
  tone?: 'success' | 'info' | 'danger'
  /** How long it stays; it waits while it is pointed at or holds the focus. */
  forMs?: number
  /** One thing to do, such as undo. */
  action?: { label: string; onPress: () => void }
}

type ShownToast = Toast & { id: number }

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined)

/** Gives the function that shows a short notice. What matters stands on the page as well. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast is used outside a ToastProvider.')
  return show
}

/** Holds the notices of a portal, bottom left, three at most. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const lastId = useRef(0)
  const show = useCallback((toast: Toast) => {
    lastId.current += 1
    const shown = { ...toast, id: lastId.current }
    setToasts((before) => [...before, shown].slice(-shownAtOnce))
  }, [])
  const close = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      {/* Above what is open over the page, and never inert with the page: an act in a drawer is told of here, too. */}
      <div className={styles.region} role="status" data-react-aria-top-layer>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const { list } = useTexts('shell')
  const [isHeld, setHeld] = useState(false)
  const { id, action, tone = 'success', forMs = usualMs(toast) } = toast

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onClose(id), forMs)
    return () => clearTimeout(timer)
  }, [id, forMs, isHeld, onClose])

  const Icon = icons[tone]
  return (
    <div
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={22} />
      <p>{toast.text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onPress()
            onClose(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={list.close} onClick={() => onClose(id)}>
        <CloseIcon size={18} />
      </button>
    </div>
  )
}
