import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { isFresh, readStoredSession, useStoredSession } from '../../session/stored-session.ts'

export type Giver = {
  /** The field that says on the way who gives. */
  field: RefObject<HTMLInputElement | null>
  /** Whoever is signed in; null for a guest, on the server, and until the page has hydrated. */
  account: { email: string; name: string } | null
  /** Why the form was not sent: the session is over, or could not be renewed. */
  trouble: 'ended' | 'unreachable' | undefined
}

/** Who gives with this form. A session is looked at when the form is there and after each refusal; one that is over is forgotten. */
export function useGiver(): Giver {
  const session = useStoredSession()
  const field = useRef<HTMLInputElement>(null)
  const name = useCheckedName(session?.userId)
  const trouble = useRenewedSession(field, session?.userId)
  return { field, account: session && { email: session.email, name }, trouble }
}

/** The name of the account; what checks it is loaded only where somebody is signed in. */
function useCheckedName(userId: string | undefined): string {
  const [name, setName] = useState('')
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (userId === undefined || !isIdle) return
    const aborter = new AbortController()
    void import('../../session/route-guard-check.ts')
      .then(({ checkAccess }) => checkAccess('anyone', aborter.signal))
      .then((verdict) => {
        if (verdict.state === 'ready' && !aborter.signal.aborted) setName(verdict.profile.full_name ?? '')
      })
      .catch(() => undefined)
    return () => aborter.abort()
  }, [userId, isIdle])
  return name
}

/**
 * Holds a form back while a session that has run out is renewed; one that can't be is said before anything is sent, and
 * so is one that ended since the page said whose gift this is.
 */
function useRenewedSession(field: Giver['field'], userId: string | undefined): Giver['trouble'] {
  const [trouble, setTrouble] = useState<Giver['trouble']>()
  const saidWhoGives = useRef(false)
  useEffect(() => {
    if (userId !== undefined) saidWhoGives.current = true
  }, [userId])
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const onSubmit = (event: SubmitEvent) => {
      setTrouble(undefined)
      const session = readStoredSession()
      const hasEnded = !session && saidWhoGives.current
      saidWhoGives.current = false
      if (!hasEnded && (!session || isFresh(session))) return
      event.preventDefault()
      event.stopPropagation()
      if (hasEnded) return setTrouble('ended')
      void renew().then((why) => {
        setTrouble(why)
        if (!why && form.isConnected) form.requestSubmit(event.submitter)
      })
    }
    form.addEventListener('submit', onSubmit, true)
    return () => form.removeEventListener('submit', onSubmit, true)
  }, [field])
  return trouble
}

async function renew(): Promise<Giver['trouble']> {
  const { getAccessToken } = await import('../../session/access-token.ts')
  if (await getAccessToken().catch(() => undefined)) return undefined
  return readStoredSession() ? 'unreachable' : 'ended'
}
