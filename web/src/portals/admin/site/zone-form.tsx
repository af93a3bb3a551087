import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CharityZones } from '@tower/contract/outreach/charity.contract.ts'
import { maxZoneName } from '@tower/contract/outreach/charity.ts'
import { americanZones, isZone } from '@tower/contract/zone-names.ts'
import { type FormEvent, useId, useState } from 'react'
import { charityCalls, charityQueries, readZonesAgain } from '../../../outreach/charity/charity.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { zoneNow } from '../../../ui/time/zone-now.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ActFailed } from '../act-failed.tsx'
import styles from './site.module.css'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'

/** In which time zone days are cut, and from when on in another. Whoever may not change it reads it. */
export function ZonePart() {
  const { zone: texts } = useTexts('siteDesk')
  const { role } = useProfile()
  const { data } = useQuery(charityQueries.zones)
  return (
    <Card title={texts.title}>
      <div className={styles.form}>
        <p className={styles.quiet}>{texts.hint}</p>
        {data && <Known zones={data.zones} />}
        {role !== 'superadmin' && <p className={styles.quiet}>{texts.onlySuperadmin}</p>}
        {role === 'superadmin' && data && <ZoneForm count={data.zones.length} />}
      </div>
    </Card>
  )
}

/** The one that counts now, and one that is still to come. */
function Known({ zones }: Pick<CharityZones, 'zones'>) {
  const { zone: texts } = useTexts('siteDesk')
  const language = useLanguage()
  const items = zones.filter(isToCome).map(({ since, zone }) => ({
    name: fillText(texts.from, { time: showTime(since ?? '', 'dated', language) }),
    value: zone,
  }))
  return <Facts items={[{ name: texts.now, value: zoneNow() }, ...items]} />
}

const isToCome = ({ since }: CharityZones['zones'][number]) =>
  since !== null && Date.parse(since) > Date.now()

function ZoneForm({ count }: { count: number }) {
  const all = useTexts('siteDesk')
  const { zone: texts } = all
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const listId = useId()
  const change = useChangeZone(count, () => setTyped(''))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const zone = typed.trim()
    setFault(isZone(zone) ? undefined : texts.fault)
    if (!isZone(zone)) focusFirstFault(event.currentTarget)
    if (isZone(zone) && !change.isPending) change.mutate(zone)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {change.error && <ActFailed error={change.error} failed={texts.failed} />}
      <TextField
        label={texts.zone}
        hint={texts.zoneHint}
        error={fault}
        value={typed}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxZoneName}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={listId}>
        {americanZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <div className={styles.acts}>
        <Button type="submit" pending={change.isPending}>
          {all.save}
        </Button>
      </div>
    </form>
  )
}

function useChangeZone(seenCount: number, onSaved: () => void) {
  const { zone: texts } = useTexts('siteDesk')
  const client = useQueryClient()
  const stepUp = useStepUp()
  const toast = useToast()
  return useMutation({
    mutationFn: (zone: string) => stepUp(() => charityCalls.changeZone({ zone, seen_count: seenCount })),
    onSuccess: () => {
      toast({ text: texts.saved })
      onSaved()
    },
    onSettled: () => readZonesAgain(client),
  })
}
