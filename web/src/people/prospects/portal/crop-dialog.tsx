import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { type Crop, cropOf, cutPicture, dragCrop, mostZoom, wholePicture } from './crop-picture.ts'
import styles from './portal.module.css'
import { portalCalls, readPortalAgain } from './prospect-portal.api.ts'

export type CropDialogProps = { prospectId: string; file: File; onClose: () => void }

/** The part of a photo that is shown: by dragging, or by sliders from the keyboard. Sent from here, with another try. */
export function CropDialog({ prospectId, file, onClose }: CropDialogProps) {
  const { home, cancel } = useTexts('prospectPortal')
  const { photo: texts } = home
  const { picture, url, isUnreadable } = usePicture(file)
  const [crop, setCrop] = useState(wholePicture)
  const { send, percent, failure } = useSendAvatar(prospectId, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={texts.cropTitle}>
      <div className={styles.crop}>
        {isUnreadable && <Notice tone="danger">{texts.unreadable}</Notice>}
        {failure && <Notice tone="danger">{failure}</Notice>}
        {!picture && !isUnreadable && <Skeleton lines={6} />}
        {picture && url && (
          <>
            <p>{texts.cropText}</p>
            <Frame picture={picture} url={url} crop={crop} onCrop={setCrop} />
            <Sliders crop={crop} onCrop={setCrop} />
          </>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{cancel}</Button>
          {picture && (
            <Button
              kind="primary"
              pending={send.isPending}
              pendingLabel={fillText(texts.sending, { percent })}
              onClick={() => send.mutate(() => cutPicture(picture, crop))}
            >
              {texts.use}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function useSendAvatar(prospectId: string, onDone: () => void) {
  const { home, uploads, signIn } = useTexts('prospectPortal')
  const [percent, setPercent] = useState(0)
  const client = useQueryClient()
  const toast = useToast()
  const aborter = useRef<AbortController>(undefined)
  useEffect(() => () => aborter.current?.abort(), [])
  const send = useMutation({
    mutationFn: async (cut: () => Promise<File>) => {
      aborter.current = new AbortController()
      setPercent(0)
      const sending = { onPercent: setPercent, signal: aborter.current.signal }
      return portalCalls.uploadAvatar(prospectId, await cut(), sending)
    },
    onSuccess: async () => {
      toast({ text: home.photo.saved })
      await readPortalAgain(client)
      onDone()
    },
  })
  const { failed } = home.photo
  const because =
    send.error && explainError(send.error, { refused: uploads, statuses: { 401: signIn }, failed })
  return { send, percent, failure: because && (because === failed ? failed : `${failed}: ${because}`) }
}

/** The photo as the browser reads it, upright. */
function usePicture(file: File) {
  const [read, setRead] = useState<{ picture?: ImageBitmap; url?: string; isUnreadable: boolean }>({
    isUnreadable: false,
  })
  useEffect(() => {
    let isGone = false
    let made: ImageBitmap | undefined
    const url = URL.createObjectURL(file)
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (picture) => {
        made = picture
        if (isGone) picture.close()
        else setRead({ picture, url, isUnreadable: false })
      },
      () => !isGone && setRead({ isUnreadable: true }),
    )
    return () => {
      isGone = true
      made?.close()
      URL.revokeObjectURL(url)
    }
  }, [file])
  return read
}

type FrameProps = { picture: ImageBitmap; url: string; crop: Crop; onCrop: (crop: Crop) => void }

function Frame({ picture, url, crop, onCrop }: FrameProps) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const { left, top, size } = cropOf(picture, crop)
  const percent = (part: number) => `${(part / size) * 100}%`
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const by = {
      across: (event.clientX - last.current.x) / width,
      down: (event.clientY - last.current.y) / width,
    }
    last.current = { x: event.clientX, y: event.clientY }
    onCrop(dragCrop(picture, crop, by))
  }
  return (
    <div
      className={styles.frame}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={move}
      onPointerUp={() => (last.current = undefined)}
      onPointerCancel={() => (last.current = undefined)}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: percent(picture.width),
          height: percent(picture.height),
          left: `-${percent(left)}`,
          top: `-${percent(top)}`,
        }}
      />
    </div>
  )
}

function Sliders({ crop, onCrop }: Pick<FrameProps, 'crop' | 'onCrop'>) {
  const { photo: texts } = useTexts('prospectPortal').home
  const sliders = [
    { name: 'zoom', label: texts.zoom, min: 1, max: mostZoom },
    { name: 'across', label: texts.across, min: 0, max: 1 },
    { name: 'down', label: texts.down, min: 0, max: 1 },
  ] as const
  return (
    <div className={styles.sliders}>
      {sliders.map(({ name, label, min, max }) => (
        <label key={name}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={0.02}
            value={crop[name]}
            onChange={(event) => onCrop({ ...crop, [name]: Number(event.target.value) })}
          />
        </label>
      ))}
    </div>
  )
}
