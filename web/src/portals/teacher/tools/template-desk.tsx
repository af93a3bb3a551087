import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link, useSearchParams } from 'react-router'
import { toolQueries } from '../../../learning/tools/tools.api.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { TemplateForm } from './template-form.tsx'
import styles from './tool-frame.module.css'
import { useOpened } from './use-opened.ts'

/** The templates of notes, and one of them to change for oneself. */
export default function TemplateDesk() {
  const { templates: texts } = useTexts('tools')
  const language = useLanguage()
  const [address] = useSearchParams()
  const openId = address.get('template')
  const reading = useQuery(toolQueries.templates)
  const open = reading.data?.find(({ id }) => id === openId)
  const opened = useOpened({ isThere: open !== undefined })
  return (
    <div className={styles.desk}>
      <Card title={texts.title}>
        {reading.isPending && <Skeleton lines={6} />}
        {reading.isError && (
          <FailedPart
            message={texts.failed}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
          />
        )}
        <Stack gap={3}>
          {!open && <Text tone="quiet">{texts.choose}</Text>}
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
        </Stack>
      </Card>
      <section
        ref={opened}
        tabIndex={-1}
        aria-label={open?.titles[language] ?? texts.title}
        className={open ? undefined : styles.wideOnly}
      >
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
