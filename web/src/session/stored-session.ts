import type { Role } from '@tower/contract/access.ts'
import { useSyncExternalStore } from 'react'

/** Where the session is kept. Other tabs hear of changes through the browser's storage event. */
export const sessionStorageKey = 'tower.session'

/** What pages may know of the session without loading the sign-in client. Authority lies with the API alone. */
export type StoredSession = {
  accessToken: string
  /** Seconds since 1970. */
  expiresAt: number
  userId: string
  email: string
  role: Role | null
}

/** Who hears of changes in this tab; the browser tells only the others. */
const sameTabListeners = new Set<() => void>()

/** Reads the session as it is stored; null when there is none or it cannot be read. */
export function readStoredSession(): StoredSession | null {
  return parseSession(readText())
}

/** A token that counts for less than this is renewed first. */
export const freshSeconds = 60

/** Whether the API takes the access token for another while. */
export function isFresh({ expiresAt }: Pick<StoredSession, 'expiresAt'>): boolean {
  return expiresAt - Date.now() / 1000 > freshSeconds
}

/** What the stored session is renewed with. */
export function readRefreshToken(): string | undefined {
  try {
    return (JSON.parse(readText() ?? '{}') as { refresh_token?: string }).refresh_token
  } catch {
    return undefined
  }
}

/** The stored session, kept fresh across tabs. On the server and while the page hydrates: null. */
export function useStoredSession(): StoredSession | null {
  return parseSession(useSyncExternalStore(watchSession, readText, () => null))
}

/** Forgets the session in this browser, at once and in every tab. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(sessionStorageKey)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  announceSession()
}

/** Tells this tab that the stored session changed. */
export function announceSession(): void {
  for (const onChange of sameTabListeners) onChange()
}

/** Calls back when the session changes, in this tab or another. Gives the function that stops it. */
export function watchSession(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === sessionStorageKey) onChange()
  }
  window.addEventListener('storage', onStorage)
  sameTabListeners.add(onChange)
  return () => {
    window.removeEventListener('storage', onStorage)
    sameTabListeners.delete(onChange)
  }
}

// A browser that forbids storage is treated as one without a session.
function readText(): string | null {
  try {
    return localStorage.getItem(sessionStorageKey)
  } catch {
    return null
  }
}

type Kept = {
  access_token?: string
  expires_at?: number
  user?: { id: string; email?: string; app_metadata?: { role?: Role | null } }
}

function parseSession(text: string | null): StoredSession | null {
  if (!text) return null
  try {
    const { access_token, expires_at = 0, user } = JSON.parse(text) as Kept
    if (!access_token || !user) return null
    return {
      accessToken: access_token,
      expiresAt: expires_at,
      userId: user.id,
      email: user.email ?? '',
      role: user.app_metadata?.role ?? null,
    }
  } catch {
    return null
  }
}
