import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { changePreferences, type Preferences, readPreferencesAgain, listQueries } from './list.api.ts'

export const nicheApps = ['notify_pirate', 'notify_field-trip', 'notify_gratitude'] as const
export type NicheApp = (typeof nicheApps)[number]

export type NotifyMeProps = {
  app: NicheApp
  /** Says which kind it is by name, where no heading above does. */
  isNamed?: boolean
}

/** Whether a teacher wants to hear of a kind of storybooks; kept with their profile. */
export function NotifyMe({ app, isNamed = false }: NotifyMeProps) {
  const { soon: texts } = useTexts('storybookList')
  const profile = useQuery(listQueries.profile)
  const change = useAct((wishes: Preferences) => changePreferences(wishes), {
    ...{ failed: { failed: texts.failed }, makeStale: readPreferencesAgain },
  })
  const isOn = profile.data?.[0]?.storybooks_preferences[app] ?? false
  const { name } = texts.apps[app]
  return (
    <>
      {change.failure && <Notice tone="danger">{change.failure}</Notice>}
      <CheckField
        label={
          isNamed ? (
            name
          ) : (
            <>
              {texts.notify} <span className="visually-hidden">{fillText(texts.about, { name })}</span>
            </>
          )
        }
        checked={isOn !== change.isPending}
        disabled={!profile.data}
        onChange={() => change.isPending || change.run({ [app]: !isOn })}
      />
    </>
  )
}
