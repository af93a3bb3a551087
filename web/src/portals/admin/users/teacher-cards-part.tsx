import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bestCardOf, type CardVendor, cardVendors } from '@tower/contract/spending/cards.ts'
import { staffCardQuery, type TeacherCard } from '../../../spending/cards/cards.api.ts'
import { TeacherCardForm } from '../../../spending/cards/teacher-card-form.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './users.module.css'

/** The privacy cards of a teacher, vendor by vendor: the best first, another one, or a new one. */
export default function TeacherCardsPart({ teacherId }: { teacherId: string }) {
  const texts = useTexts('teacherCards')
  const reading = useQuery({ ...staffCardQuery(teacherId), retry: false })
  const [vendor, setVendor] = useState<CardVendor>('amazon')
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p className={styles.quiet}>{texts.note}</p>
      <Segment
        legend={texts.vendor}
        name="card-vendor"
        options={cardVendors.map((value) => ({ value, label: texts.vendors[value] }))}
        value={vendor}
        onChoose={(value) => setVendor(cardVendors.find((known) => known === value) ?? 'amazon')}
      />
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && (
        <CardsOfVendor key={vendor} teacherId={teacherId} vendor={vendor} cards={reading.data.items} />
      )}
    </section>
  )
}

type CardsOfVendorProps = { teacherId: string; vendor: CardVendor; cards: readonly TeacherCard[] }

const anotherCard = 'another'

function CardsOfVendor({ teacherId, vendor, cards }: CardsOfVendorProps) {
  const texts = useTexts('teacherCards')
  const [chosen, setChosen] = useState<string>()
  const own = cards.filter((card) => card.vendor === vendor)
  const card =
    chosen === anotherCard ? undefined : (own.find(({ id }) => id === chosen) ?? bestCardOf(own, vendor))
  const form = { teacherId, vendor, card, onSaved: ({ id }: TeacherCard) => setChosen(id) }
  return (
    <>
      {own.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {own.length > 0 && (
        <SelectField
          label={texts.which}
          value={card?.id ?? anotherCard}
          onChange={(event) => setChosen(event.target.value)}
        >
          {own.map(({ id, last4, status }) => (
            <option key={id} value={id}>
              {fillText(texts.option, { last4, status: texts.statuses[status] })}
            </option>
          ))}
          <option value={anotherCard}>{texts.another}</option>
        </SelectField>
      )}
      <TeacherCardForm key={`${card?.id ?? anotherCard} ${card?.updated_at ?? ''}`} {...form} />
    </>
  )
}
