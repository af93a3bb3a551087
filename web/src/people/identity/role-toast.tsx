import { useEffect, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Portal } from './portal-choice.ts'
import { readRole } from './read-role.ts'
import styles from './session-notice.module.css'

const toastMs = 6_000

export type RoleToastProps = { query: URLSearchParams; wanted: Portal | undefined }

/** Whom the area is for; it goes by itself after six seconds. */
export default function RoleToast({ query, wanted }: RoleToastProps) {
  const { notices } = useTexts('signIn')
  const { roles } = useTexts('shell')
  const role = readRole(query.get('toastRole')) ?? readRole(query.get('required')) ?? wanted
  const [state, setState] = useState<'coming' | 'here' | 'gone'>('coming')
  useEffect(() => {
    // The empty region stands first: what comes into it then is read out.
    const coming = setTimeout(() => setState('here'), 0)
    const going = setTimeout(() => setState('gone'), toastMs)
    return () => {
      clearTimeout(coming)
      clearTimeout(going)
    }
  }, [])
  return (
    <div className={styles.toasts} role="status">
      {role && state === 'here' && (
        <p className={styles.toast}>{fillText(notices.toast, { role: roles[role] })}</p>
      )}
    </div>
  )
}
