import { useRef, useState } from 'react'

export type Upload = {
  id: number
  file: File
  state: 'sending' | 'done' | 'failed'
  /** 0 to 100. */
  percent: number
}

/** Sends one file and tells how far it is. A rejected promise is a failure that can be tried again. */
export type SendFile = (
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
) => Promise<void>

/** Files on their way. Each goes by itself: one that fails keeps the others. */
export function useUploads(send: SendFile) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const aborters = useRef(new Map<number, AbortController>())

  const put = (id: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))

  async function start(id: number, file: File) {
    const aborter = new AbortController()
    aborters.current.set(id, aborter)
    put(id, { state: 'sending', percent: 0 })
    try {
      await send(file, (percent) => put(id, { percent }), aborter.signal)
      put(id, { state: 'done', percent: 100 })
    } catch {
      put(id, { state: 'failed' })
    }
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const id = (lastId.current += 1)
        setUploads((before) => [...before, { id, file, state: 'sending', percent: 0 }])
        void start(id, file)
      }
    },
    retry: ({ id, file }: Upload) => void start(id, file),
    remove: ({ id }: Upload) => {
      aborters.current.get(id)?.abort()
      setUploads((before) => before.filter((upload) => upload.id !== id))
    },
  }
}
