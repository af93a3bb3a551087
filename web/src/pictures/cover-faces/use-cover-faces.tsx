import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import { type ReactNode, useRef, useState } from 'react'
import { lateInBrowser } from '../../ui/late/late.tsx'

/** Comes once a photo was chosen. */
const CoverFacesDialog = lateInBrowser(() => import('./cover-faces-dialog.tsx'))

/** Whoever was asked what to cover did not want to send the photo after all. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError'
}

type Asked = { id: number; file: File; resolve: (covers: Cover[]) => void; reject: (error: Error) => void }

export type CoversOfPhotos = {
  /** What is covered of a photo, once somebody said so; undefined for what is no picture. One photo is asked about at a time. */
  askCovers: (file: File, signal: AbortSignal) => Promise<Cover[] | undefined>
  /** Stands somewhere on the page. */
  step: ReactNode
}

/** Asks before each photo is sent which faces are covered in it. */
export function useCoverFaces(): CoversOfPhotos {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const lastId = useRef(0)
  const drop = (one: Asked) => setAsked((before) => before.filter((other) => other !== one))
  const askCovers = (file: File, signal: AbortSignal) => {
    if (!file.type.startsWith('image/')) return Promise.resolve(undefined)
    return new Promise<Cover[]>((resolve, reject) => {
      const one = { id: (lastId.current += 1), file, resolve, reject }
      setAsked((before) => [...before, one])
      signal.addEventListener('abort', () => {
        drop(one)
        reject(new NotSentError())
      })
    })
  }
  const [now] = asked
  return {
    askCovers,
    step: now && (
      <CoverFacesDialog
        key={now.id}
        file={now.file}
        onCovered={(covers) => {
          drop(now)
          now.resolve(covers)
        }}
        onDecline={() => {
          drop(now)
          now.reject(new NotSentError())
        }}
      />
    ),
  }
}
