import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnProspect } from '@tower/contract/people/prospect-portal.contract.ts'
import { prospectAvatar } from '@tower/contract/people/prospect-portal.ts'
import { useId, useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { nameKinds, showBytes } from '../../../ui/upload-field/check-file.ts'
import { PickButton } from '../../../ui/upload-field/pick-button.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { AthleteAvatar } from '../athlete-avatar.tsx'
import { toneOfSport } from '../sport-look.ts'
import { CropDialog } from './crop-dialog.tsx'
import { PhotosWait } from './photos-wait.tsx'
import styles from './portal.module.css'
import { portalCalls, readPortalAgain } from './prospect-portal.api.ts'

/** The photo of an athlete: chosen, cut to a square, sent; or removed. */
export function AvatarEditor({ prospect }: { prospect: OwnProspect }) {
  const { home, cancel } = useTexts('prospectPortal')
  const { photo: texts, profile } = home
  const { upload: kit } = useTexts('kit')
  const [chosen, setChosen] = useState<File>()
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const toast = useToast()
  const limitsId = useId()
  const { avatar_url: avatar } = prospect
  const remove = useMutation({
    mutationFn: () => portalCalls.removeAvatar(prospect.id),
    onSuccess: () => toast({ text: texts.removed }),
    onError: () => toast({ text: profile.failed, tone: 'danger' }),
    onSettled: () => {
      setAsked(false)
      return readPortalAgain(client)
    },
  })
  return (
    <Card title={texts.title}>
      <div className={styles.photo}>
        {avatar === null ? (
          <AthleteAvatar
            prospect={{ ...prospect, tone: toneOfSport(prospect.sport) }}
            className={styles.placeholder}
          />
        ) : (
          <img
            src={avatar}
            alt={fillText(texts.alt, { name: prospect.first_name })}
            width={160}
            height={160}
          />
        )}
        {prospect.photos_allowed ? (
          <p id={limitsId} className={styles.quiet}>
            {texts.text}{' '}
            {fillText(kit.one.limits, {
              kinds: nameKinds(prospectAvatar.kinds, kit.or),
              size: showBytes(prospectAvatar.mostBytes),
            })}
          </p>
        ) : (
          <PhotosWait prospectId={prospect.id} />
        )}
        {prospect.approved && <p className={styles.quiet}>{profile.warning}</p>}
        <div className={styles.buttons}>
          {prospect.photos_allowed && (
            <PickButton
              accept="image/*"
              multiple={false}
              describedBy={limitsId}
              onPick={([file]) => setChosen(file)}
            >
              {avatar === null ? texts.choose : texts.replace}
            </PickButton>
          )}
          {avatar !== null && (
            <Button kind="danger" onClick={() => setAsked(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      {chosen && <CropDialog prospectId={prospect.id} file={chosen} onClose={() => setChosen(undefined)} />}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={cancel}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </Card>
  )
}
