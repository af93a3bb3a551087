import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkFile, type UploadLimits } from './check-file.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { takeTurns } from './take-turns.ts'

export type Upload = {
  id: number
  file: File
  /** With what was said when it was chosen, also where it is tried again after that was changed. */
  send: SendFile
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Why it failed, where that is known. */
  words?: string | undefined
}

type Sending = { id: number; chosen: File; sendIt: SendFile; signal: AbortSignal }

/** Sends one file and tells how far it is. A rejected promise is a failure that can be tried again. */
export type SendFile = (
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
) => Promise<void>

export type UploadsOptions = {
  send: SendFile
  limits: UploadLimits
  /** Says what a failure was. */
  explain?: ((error: unknown) => string) | undefined
  /** A file was chosen, or is tried again; before its turn comes, and before it is known whether it is taken. */
  onBegin?: (() => void) | undefined
  onRefused: (file: File, fault: NonNullable<ReturnType<typeof checkFile>>) => void
  /** Whether any file has not arrived yet; told whenever that changes, and once more when the field goes. */
  onUnderWay?: ((isUnderWay: boolean) => void) | undefined
}

/**
 * Of all fields of the page. A hundred at once would be made smaller at once, and the server takes no more than forty of
 * one person at a time. Five are what one message takes.
 */
const inTurn = takeTurns(5)

/** Whether a file is sent, or waits for its turn. */
export const isUnderWay = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'

/** Files on their way. Each goes by itself: one that fails keeps the others. With the field they stop: nobody could see them. */
export function useUploads({ send, limits, explain, onBegin, onRefused, onUnderWay }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const aborters = useRef(new Map<number, AbortController>())

  const put = (id: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  const drop = (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id))

  useWhileShown({ aborters, isBusy: uploads.some(isUnderWay), onUnderWay })

  async function start({ id, file, send: sendIt }: Upload) {
    const aborter = new AbortController()
    aborters.current.set(id, aborter)
    put(id, { state: 'waiting', percent: 0, words: undefined })
    onBegin?.()
    await inTurn(async () => {
      if (!aborter.signal.aborted) await sendOne({ id, chosen: file, sendIt, signal: aborter.signal })
    })
  }

  async function sendOne({ id, chosen, sendIt, signal }: Sending) {
    put(id, { state: 'sending' })
    const file = await shrinkPicture(chosen, limits)
    const fault = checkFile(file, limits)
    if (fault) {
      drop(id)
      return onRefused(chosen, fault)
    }
    try {
      signal.throwIfAborted()
      put(id, { file })
      await sendIt(file, (percent) => put(id, { percent }), signal)
      put(id, { state: 'done', percent: 100 })
    } catch (error) {
      put(id, { state: 'failed', words: explain?.(error) })
    }
  }

  return {
    uploads,
    /** `instead` of what is there already: for a place that holds one. */
    add: (files: readonly File[], instead: boolean) => {
      if (instead) {
        for (const aborter of aborters.current.values()) aborter.abort()
        setUploads([])
      }
      for (const file of files) {
        const upload = { id: (lastId.current += 1), file, send, state: 'waiting', percent: 0 } as const
        setUploads((before) => [...before, upload])
        void start(upload)
      }
    },
    retry: (upload: Upload) => void start(upload),
    remove: ({ id }: Upload) => {
      aborters.current.get(id)?.abort()
      drop(id)
    },
  }
}

type Shown = Pick<UploadsOptions, 'onUnderWay'> & {
  aborters: RefObject<Map<number, AbortController>>
  isBusy: boolean
}

/** Tells whether files are under way, and stops them when their field goes. */
function useWhileShown({ aborters, isBusy, onUnderWay }: Shown): void {
  const tell = useEffectEvent((isUnderWayNow: boolean) => onUnderWay?.(isUnderWayNow))
  useEffect(() => tell(isBusy), [isBusy])
  useEffect(() => {
    const going = aborters.current
    return () => {
      for (const aborter of going.values()) aborter.abort()
      tell(false)
    }
  }, [aborters])
}
