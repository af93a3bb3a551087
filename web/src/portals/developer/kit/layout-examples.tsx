import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { ClockIcon } from '../../../ui/icons/icons.tsx'
import { Box, Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Figure, Text, TwoLines } from '../../../ui/type/type.tsx'
import { Example } from './example.tsx'

const sizes = ['title', 'lead', 'body', 'small', 'caption'] as const
const tones = ['quiet', 'faint', 'success', 'warning', 'danger'] as const

/** Parts that say how far apart things stand, and how words look. */
export function LayoutExamples() {
  return (
    <>
      <Layout />
      <Type />
    </>
  )
}

function Layout() {
  const texts = useTexts('kitPage')
  const chip = <Chip icon={<ClockIcon size={16} />}>{texts.waiting}</Chip>
  return (
    <Example part="layout">
      <Stack as="ul" gap={2} bullets>
        <li>{texts.sentence}</li>
        <li>{texts.longWords}</li>
      </Stack>
      <Row justify="between">
        <b>{texts.people.first}</b>
        {chip}
      </Row>
      <Row align="start" justify="between" oneLine>
        <b>{texts.longWords}</b>
        {chip}
      </Row>
      <Row justify="last">
        <Button>{texts.cancel}</Button>
        <Button kind="primary">{texts.act}</Button>
      </Row>
      <Columns feet>
        <TextField label={texts.label} hint={texts.sentence} />
        <TextField label={texts.name} />
        <TextField label={texts.code} />
      </Columns>
      <Columns least="narrow" gap={3}>
        <Box>{texts.sentence}</Box>
        <Box tone="soft" pad={3} gap={1}>
          <b>{texts.people.second}</b>
          <span>{texts.longWords}</span>
        </Box>
        <Box tone="sunny" pad={5}>
          {texts.sentence}
        </Box>
      </Columns>
    </Example>
  )
}

function Type() {
  const texts = useTexts('kitPage')
  return (
    <Example part="type">
      <Stack gap={2}>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {texts.sentence}
          </Text>
        ))}
        {tones.map((tone) => (
          <Text key={tone} tone={tone} size="small" strong={tone === 'danger'}>
            {texts.sentence}
          </Text>
        ))}
      </Stack>
      <Row gap={4}>
        <Text as="code" size="small">
          PT-7K2M9
        </Text>
        <Text as="span" numeric strong>
          $1,250.50
        </Text>
      </Row>
      <Row align="start" justify="between" oneLine>
        <TwoLines first={<a href="#main">{texts.people.first}</a>} second={texts.longWords} />
        <TwoLines end first="$800.00" second={texts.done} />
      </Row>
      <TwoLines first={texts.people.second} />
      <Figure value="$1,250.50" note={texts.sentence} />
      <Figure value="128" />
    </Example>
  )
}
