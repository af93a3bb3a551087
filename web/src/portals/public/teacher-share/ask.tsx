import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { CheckIcon } from '../../../ui/icons/icons.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import known from './known-facts.module.css'
import styles from './poster.module.css'

/** What the database knows of the class, and nothing else. */
export function KnownFacts({ item }: { item: TeacherShareItem }) {
  const { facts } = useTexts('share')
  const language = useLanguage()
  return (
    <ul className={known.facts} aria-label={facts.label}>
      <li>
        {item.is_confirmed && <CheckIcon />}
        {item.is_confirmed ? facts.confirmed : facts.unconfirmed}
      </li>
      {item.nominators > 0 && (
        <li>{fillCounted(facts.neighbors, item.nominators, language, { confirmed: item.confirmed })}</li>
      )}
      {item.matched && (
        <li>{fillText(facts.matched, { day: showTime(item.matched.matched_on, 'date', language) })}</li>
      )}
    </ul>
  )
}

/** The first buttons of the page: to give, and where a slot came already, to follow it. */
export function GiveButtons({ item, code }: { item: TeacherShareItem; code: string }) {
  const texts = useTexts('share')
  const anyAmount = `${donateToClassroom}?code=${code}`
  if (!item.is_confirmed) return <Buttons first={{ to: donateToClassroom, words: texts.giveElsewhere }} />
  if (item.matched) {
    const number = item.matched.slot_number
    return (
      <Buttons
        first={{ to: anyAmount, words: texts.giveAgain }}
        second={{ to: paths.slotStory({ number }), words: fillText(texts.follow, { number }) }}
      />
    )
  }
  return (
    <Buttons
      first={{ to: `${paths.sponsor}?code=${code}`, words: texts.give }}
      second={{ to: anyAmount, words: texts.giveOther }}
    />
  )
}

type Way = { to: string; words: string }

function Buttons({ first, second }: { first: Way; second?: Way }) {
  return (
    <div className={styles.give}>
      <ButtonLink kind="primary" size="l" className={styles.primary} to={first.to}>
        {first.words}
      </ButtonLink>
      {second && (
        <ButtonLink size="l" className={styles.second} to={second.to}>
          {second.words}
        </ButtonLink>
      )}
    </div>
  )
}

/** What the class still needs, or what it has. */
export function Need({ item }: { item: TeacherShareItem }) {
  const texts = useTexts('share')
  const language = useLanguage()
  const { matched, display_name: name } = item
  if (!item.is_confirmed) return fillText(texts.textUnconfirmed, { name })
  if (!matched) return texts.text
  return fillText(texts.textMatched, {
    number: matched.slot_number,
    day: showTime(matched.matched_on, 'date', language),
  })
}
