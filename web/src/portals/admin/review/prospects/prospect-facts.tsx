import { firstLetter } from '@tower/contract/cut-text.ts'
import type { ProspectReview } from '@tower/contract/people/prospect-reviews.contract.ts'
import type { ReactNode } from 'react'
import { ofAgeOn } from '@tower/contract/people/prospects.ts'
import { useSaid } from '../../../../people/use-said.ts'
import { fillText } from '../../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../../texts/use-texts.ts'
import { showTime } from '../../../../ui/time/show-time.ts'
import styles from '../photos/photos.module.css'
import { ReviewedPicture } from './reviewed-media.tsx'

/** What stands in a profile, and which of it the public would not see. */
export function ProspectFacts({ prospect }: { prospect: ProspectReview }) {
  const texts = useTexts('prospectReview')
  const { facts } = texts
  const said = useSaid()
  const joined = (...words: (string | null)[]) => words.filter(Boolean).join(', ') || texts.nothing
  const shown = (value: string, isAllowed: boolean) =>
    isAllowed || value === texts.nothing ? value : fillText(texts.hiddenPart, { value })
  const { in_force: word, avatar_url: avatar, cover_url: cover, first_name: name } = prospect
  const pictures = avatar || cover ? texts.hasPictures : texts.nothing
  const rows: [string, ReactNode][] = [
    [facts.name, said(`${prospect.first_name} ${firstLetter(prospect.last_name).toUpperCase()}.`)],
    [facts.headline, joined(prospect.headline)],
    [facts.sport, joined(prospect.sport, prospect.position)],
    [facts.bio, joined(prospect.bio)],
    [facts.place, shown(joined(prospect.city, prospect.state), word.location)],
    [facts.school, shown(joined(prospect.school), word.school)],
    [facts.goals, prospect.goals.length === 0 ? texts.nothing : <GoalWords goals={prospect.goals} />],
    [facts.pictures, shown(pictures, word.photos)],
    [facts.birthday, prospect.born_on === null ? texts.nothing : <Birthday bornOn={prospect.born_on} />],
  ]
  return (
    <section aria-labelledby="athlete-preview">
      <h3 id="athlete-preview">{texts.previewTitle}</h3>
      {avatar && <ReviewedPicture url={avatar} alt={fillText(texts.portraitOf, { name })} />}
      {cover && <ReviewedPicture url={cover} alt={fillText(texts.coverOf, { name })} />}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
  )
}

/** The day, and from when on the athlete decides: staff see it coming. */
function Birthday({ bornOn }: { bornOn: string }) {
  const { ofAge } = useTexts('prospectReview')
  const language = useLanguage()
  const date = showTime(ofAgeOn(bornOn), 'date', language)
  return (
    <>
      {bornOn}
      <br />
      {fillText(ofAge, { date })}
    </>
  )
}

/** Every goal in all its words, as they are read where it is open. */
function GoalWords({ goals }: Pick<ProspectReview, 'goals'>) {
  const texts = useTexts('prospectReview')
  const said = useSaid()
  return goals.map(({ title, description, is_active: isActive }, at) => (
    <p key={at}>
      <b>{isActive ? title : fillText(texts.archivedGoal, { title: said(title) })}</b>
      {description && <> {description}</>}
    </p>
  ))
}

function FactRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
