import { useQueryClient } from '@tanstack/react-query'
import { updateMedia } from '@tower/contract/people/prospect-portal.ts'
import { useRef } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { NotSentError, useCoverFaces } from '../../../pictures/cover-faces/use-cover-faces.tsx'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { type SendFile, type UploadsOptions, useUploads } from '../../../ui/upload-field/use-uploads.ts'
import { portalCalls, readPortalAgain } from './prospect-portal.api.ts'
import type { ChosenFile } from './use-chosen-file.ts'

export type UpdateWords = { caption: string; spoken: string; isCovering: boolean }

type Options = {
  prospectId: string
  onRefused: UploadsOptions['onRefused']
  onSent: () => void
}

/** One key for each file: who tries again after a lost answer makes no second update. */
const keys = new WeakMap<File, string>()

function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}

/** Sends a photo or a film with its words; a film with its frame, which goes first. */
export function useSendUpdate({ prospectId, onRefused, onSent }: Options) {
  const { updates, uploads: refused, signIn } = useTexts('prospectPortal')
  const { failed } = updates.form
  const { declined } = useTexts('coverFaces')
  const { askCovers, step } = useCoverFaces()
  const language = useLanguage()
  const client = useQueryClient()
  // What goes along: the file itself may be made smaller on its way, and is then another one.
  const going = useRef<{ chosen: ChosenFile; words: UpdateWords }>(undefined)
  const send: SendFile = async (file, onPercent, signal) => {
    if (!going.current) return
    const { chosen, words } = going.current
    const covers = words.isCovering ? await askCovers(file, signal) : undefined
    const posterId = await sendFrame(prospectId, chosen, signal)
    const { caption, spoken } = words
    const body = {
      ...{ prospect_id: prospectId, caption, request_key: keyOf(chosen.file) },
      ...(chosen.isFilm ? { spoken, spoken_in: language } : {}),
      ...(covers ? { covers } : {}),
      ...(posterId ? { poster_id: posterId } : {}),
    }
    await portalCalls.uploadUpdate(body, file, { onPercent, signal })
    onSent()
    await readPortalAgain(client)
  }
  const explain = (error: unknown) => {
    if (error instanceof NotSentError) return declined
    const because = explainError(error, { refused, statuses: { 401: signIn }, failed })
    return because === failed ? failed : `${failed}: ${because}`
  }
  const { add, ...uploading } = useUploads({ send, limits: updateMedia, explain, onRefused })
  return {
    ...uploading,
    step,
    start: (chosen: ChosenFile, words: UpdateWords) => {
      going.current = { chosen, words }
      add([chosen.file], true)
    },
  }
}

/** Without a frame a film is sent all the same. */
async function sendFrame(
  prospectId: string,
  { film }: ChosenFile,
  signal: AbortSignal,
): Promise<string | undefined> {
  const poster = (await film)?.poster
  if (!poster) return undefined
  const sending = { onPercent: () => undefined, signal }
  return portalCalls.uploadPoster({ prospect_id: prospectId }, poster, sending).then(
    ({ file_id: fileId }) => fileId,
    () => undefined,
  )
}
