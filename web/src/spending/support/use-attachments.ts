import { keepEnd } from '@tower/contract/cut-text.ts'
import { maxAttachments, maxFileNameLength } from '@tower/contract/spending/support.ts'
import { useRef, useState } from 'react'
import type { SendFile, Upload } from '../../ui/upload-field/use-uploads.ts'
import { supportCalls } from './support.api.ts'

/** Refused before anything is sent: a message takes no more. */
export class TooManyFiles extends Error {}

type Attached = { file: File; file_id: string; name: string }

/** The files of a message that is being written. */
export function useAttachments() {
  const [isShown, setShown] = useState(false)
  const [isSending, setSending] = useState(false)
  const [formKey, setFormKey] = useState(0)
  const files = useRef<Attached[]>([])
  // Counted beside the rendered state: files that are chosen together, or wait for their turn, see each other.
  const onTheirWay = useRef(0)
  const count = (by: number) => {
    onTheirWay.current += by
    setSending(onTheirWay.current > 0)
  }

  const send: SendFile = async (file, onPercent, signal) => {
    if (files.current.length + onTheirWay.current >= maxAttachments) throw new TooManyFiles()
    count(1)
    try {
      const { file_id } = await supportCalls.attach(file, { onPercent, signal })
      files.current.push({ file, file_id, name: keepEnd(file.name, maxFileNameLength) || 'file' })
    } finally {
      count(-1)
    }
  }
  return {
    isShown,
    show: () => setShown(true),
    /** Whether a file has not arrived yet. */
    isSending,
    send,
    remove: ({ file }: Upload) => void (files.current = files.current.filter((one) => one.file !== file)),
    /** What the message refers to. */
    list: () => files.current.map(({ file_id, name }) => ({ file_id, name })),
    /** Makes the field anew, empty. */
    formKey,
    clear: () => {
      files.current = []
      setShown(false)
      setFormKey((key) => key + 1)
    },
  }
}

export type Attachments = ReturnType<typeof useAttachments>
