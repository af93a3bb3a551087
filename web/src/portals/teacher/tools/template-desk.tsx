import { useQuery } from '@tanstack/react-query'
import { maxTemplateBodyLength, maxTemplateTitleLength } from '@tower/contract/learning/tools.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, useSearchParams } from 'react-router'
import {
  type NoteTemplate,
  readTemplatesAgain,
  toolCalls,
  toolQueries,
} from '../../../learning/tools/tools.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { FailedPart } from '../../failed-part.tsx'
import styles from './tool-frame.module.css'
import { useOpened } from './use-opened.ts'

/** The templates of notes, and one of them to change for oneself. */
export function TemplateDesk() {
  const { templates: texts } = useTexts('tools')
  const language = useLanguage()
  const [address] = useSearchParams()
  const openId = address.get('template')
  const reading = useQuery(toolQueries.templates)
  const open = reading.data?.find(({ id }) => id === openId)
  const opened = useOpened({ isThere: open !== undefined })
  return (
    <div className={styles.frame}>
      <Card title={texts.title}>
        {reading.isPending && <Skeleton lines={6} />}
        {reading.isError && (
          <FailedPart
            message={texts.failed}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
          />
        )}
        <Stack as="ul" gap={3}>
          {reading.data?.map(({ id, titles, own }) => (
            <Row as="li" key={id}>
              <Link
                to={`${paths.teacherTools}?tab=templates&template=${id}`}
                aria-current={id === openId || undefined}
              >
                {titles[language]}
              </Link>
              {own && <Chip>{texts.own}</Chip>}
            </Row>
          ))}
        </Stack>
      </Card>
      <section ref={opened} tabIndex={-1} aria-label={open?.titles[language] ?? texts.title}>
        {open ? (
          // Reset or saved, the fields begin with what is there then.
          <TemplateForm key={`${open.id} ${open.own}`} template={open} />
        ) : (
          <EmptyState>{texts.choose}</EmptyState>
        )}
      </section>
    </div>
  )
}

type Typed = { title: string; en: string; es: string }

function TemplateForm({ template }: { template: NoteTemplate }) {
  const { templates: texts } = useTexts('tools')
  const language = useLanguage()
  const { id, own, titles, body } = template
  const save = useAct(
    ({ title, en, es }: Typed) => toolCalls.changeTemplate(id, { title, body: { en, es } }),
    { done: texts.saved, failed: texts.saveFailed, makeStale: readTemplatesAgain },
  )
  const reset = useAct(() => toolCalls.resetTemplate(id), {
    ...{ done: texts.reset, failed: texts.saveFailed, makeStale: readTemplatesAgain },
  })
  const form = useForm<Typed>({
    first: { title: titles[language], en: body.en, es: body.es },
    checks: { title: required(texts.empty), en: required(texts.empty), es: required(texts.empty) },
    act: save,
    onSend: save.run,
  })
  const failure = save.failure ?? reset.failure
  return (
    <Stack as="form" {...form.props}>
      <Text tone="quiet">{texts.places}</Text>
      <TextField label={texts.name} maxLength={maxTemplateTitleLength} {...form.text('title')} />
      <Columns least="wide">
        {(['en', 'es'] as const).map((name) => (
          <TextAreaField
            key={name}
            label={texts.bodies[name]}
            lang={name}
            rows={20}
            maxLength={maxTemplateBodyLength}
            {...form.text(name)}
          />
        ))}
      </Columns>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        {own && (
          <Button pending={reset.isPending} onClick={() => reset.run()}>
            {texts.asItCame}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
