import type { DeviceSession } from '@tower/contract/people/account.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { ShieldIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import styles from './account-parts.module.css'
import { accountCalls, accountQueries } from './account.api.ts'

/** Every device that is signed in, this one first. */
export function DeviceList({ devices }: { devices: readonly DeviceSession[] }) {
  const { devices: texts } = useTexts('account')
  const [leaving, setLeaving] = useState<DeviceSession>()
  const others = devices.filter(({ current }) => !current)
  return (
    <>
      <ul className={styles.rows}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} onRevoke={() => setLeaving(device)} />
          </li>
        ))}
      </ul>
      <div className={styles.afterRows}>
        {others.length > 0 ? <RevokeOthers count={others.length} /> : <p>{texts.onlyHere}</p>}
      </div>
      {leaving && <RevokeDialog device={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

const phones = /android|ios|ipados|iphone|ipad/i

function DeviceRow({ device, onRevoke }: { device: DeviceSession; onRevoke: () => void }) {
  const { devices: texts } = useTexts('account')
  const language = useLanguage()
  const name = useDeviceName()(device)
  const Icon = phones.test(device.system ?? '') ? Smartphone : Monitor
  return (
    <div className={styles.row}>
      <span className={styles.tile} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={styles.rowWords}>
        <b>{name}</b>
        <span>
          {fillText(texts.lastUsed, { time: showTime(device.last_used_at, 'moment', language) })}
          {' · '}
          {fillText(texts.signedIn, { date: showTime(device.created_at, 'date', language) })}
        </span>
        {(device.current || device.second_factor) && (
          <span className={styles.chips}>
            {device.current && <Chip tone="pencil">{texts.current}</Chip>}
            {device.second_factor && (
              <Chip tone="success" outlined icon={<ShieldIcon />}>
                {texts.secondFactor}
              </Chip>
            )}
          </span>
        )}
      </div>
      {!device.current && (
        <Button size="s" onClick={onRevoke} aria-label={fillText(texts.revokeNamed, { device: name })}>
          {texts.revoke}
        </Button>
      )}
    </div>
  )
}

function useDeviceName(): (device: DeviceSession) => string {
  const { devices: texts } = useTexts('account')
  return ({ browser, system }) => {
    if (!browser && !system) return texts.unknownBrowser
    return fillText(texts.device, {
      browser: browser ?? texts.unknownBrowser,
      system: system ?? texts.unknownSystem,
    })
  }
}

function RevokeDialog({ device, onClose }: { device: DeviceSession; onClose: () => void }) {
  const { devices: texts } = useTexts('account')
  const name = useDeviceName()(device)
  const revoking = useEndSessions(fillText(texts.revoked, { device: name }), onClose, () =>
    accountCalls.revokeSession(device.id).catch(unlessGone),
  )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.revokeTitle}
      confirmLabel={revoking.isPending ? texts.working : texts.revoke}
      cancelLabel={texts.cancel}
      onConfirm={() => revoking.mutate()}
      pending={revoking.isPending}
      destructive
    >
      {fillText(texts.revokeWords, { device: name })}
      {revoking.isError && <Notice tone="danger">{texts.notRevoked}</Notice>}
    </ConfirmDialog>
  )
}

function RevokeOthers({ count }: { count: number }) {
  const { devices: texts } = useTexts('account')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const revoking = useEndSessions(texts.othersDone, close, () => accountCalls.revokeOtherSessions())
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.others}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={texts.othersTitle}
        confirmLabel={revoking.isPending ? texts.working : texts.others}
        cancelLabel={texts.cancel}
        onConfirm={() => revoking.mutate()}
        pending={revoking.isPending}
        destructive
      >
        {fillCounted(texts.othersWords, count, language)}
        {revoking.isError && <Notice tone="danger">{texts.notRevoked}</Notice>}
      </ConfirmDialog>
    </>
  )
}

/** A device that is signed out already is what was wished for. */
function unlessGone(error: unknown): void {
  if (!isCallError(error) || error.code !== 'account.session_not_found') throw error
}

function useEndSessions(doneWords: string, onDone: () => void, end: () => Promise<unknown>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountQueries.devices.queryKey })
      onDone()
      toast({ text: doneWords })
    },
  })
}
