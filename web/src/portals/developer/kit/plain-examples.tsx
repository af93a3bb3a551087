import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import * as icons from '../../../ui/icons/icons.tsx'
import { Lead, SectionHead } from '../../../ui/section/section.tsx'
import { Example, Row } from './example.tsx'
import styles from './kit.module.css'

const kinds = ['primary', 'second', 'pencil', 'ghost', 'danger', 'danger-solid'] as const
const sizes = ['l', 'm', 's'] as const
const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'primary', 'pencil'] as const
const allIcons = Object.entries(icons).filter(([name]) => name.endsWith('Icon')) as [
  string,
  typeof icons.CheckIcon,
][]

/** Parts that hold words and numbers. */
export function PlainExamples() {
  return (
    <>
      <Buttons />
      <Chips />
      <Boxes />
      <Tables />
    </>
  )
}

function Buttons() {
  const texts = useTexts('kitPage')
  return (
    <Example part="button">
      {sizes.map((size) => (
        <Row key={size}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {texts.act}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button pending pendingLabel={texts.pending}>
          {texts.act}
        </Button>
        <Button kind="primary" blockedBy="kit-blocked">
          {texts.act}
        </Button>
        <span id="kit-blocked">{texts.blocked}</span>
        <Button iconOnly aria-label={texts.act}>
          <icons.CheckIcon />
        </Button>
        <ButtonLink to="#main">{texts.open}</ButtonLink>
        <GoLink to="#main">{texts.open}</GoLink>
      </Row>
      <Button block>{texts.longWords}</Button>
    </Example>
  )
}

function Chips() {
  const texts = useTexts('kitPage')
  return (
    <>
      <Example part="chip">
        <Row>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} icon={<icons.ClockIcon size={16} />}>
              {texts.waiting}
            </Chip>
          ))}
        </Row>
        <Row>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} outlined icon={<icons.CheckIcon size={16} />}>
              {texts.done}
            </Chip>
          ))}
        </Row>
        <Chip>{texts.longWords}</Chip>
      </Example>
      <Example part="icons">
        <div className={styles.icons}>
          {allIcons.map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </div>
      </Example>
    </>
  )
}

function Boxes() {
  const texts = useTexts('kitPage')
  const facts = [
    { name: texts.amount, value: '$800.00' },
    { name: texts.name, value: texts.longWords },
  ]
  return (
    <>
      <Example part="section">
        <SectionHead title={texts.longWords} lead={texts.sentence} />
        <Lead>{texts.sentence}</Lead>
      </Example>
      <Example part="card">
        <Card title={texts.caption} action={<GoLink to="#main">{texts.open}</GoLink>} footer={texts.sentence}>
          {texts.sentence}
        </Card>
        <Card>{texts.longWords}</Card>
      </Example>
      <Example part="facts">
        <Facts items={facts} />
      </Example>
    </>
  )
}

function Tables() {
  const texts = useTexts('kitPage')
  const rows = [
    { name: texts.people.first, count: 3 },
    { name: texts.longWords, count: 128 },
  ]
  return (
    <Example part="data-table">
      <Card title={texts.caption} flush>
        <DataTable
          caption={texts.caption}
          rows={rows}
          rowKey={({ name }) => name}
          isMarked={({ count }) => count === 3}
          columns={[
            { id: 'name', head: texts.name, cell: ({ name }) => name },
            { id: 'count', head: texts.count, numeric: true, cell: ({ count }) => count },
          ]}
        />
      </Card>
    </Example>
  )
}
