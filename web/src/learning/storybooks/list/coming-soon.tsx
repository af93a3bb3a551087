import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Box, Columns, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { NotifyMe, nicheApps } from './notify-me.tsx'

/** Kinds of books that are being made: what each will be, and whether to be told. */
export function ComingSoon() {
  const { soon: texts } = useTexts('storybookList')
  return (
    <Card title={texts.title}>
      <Stack>
        <Text tone="quiet">{texts.lead}</Text>
        <Columns as="ul">
          {nicheApps.map((app) => (
            <Box as="li" key={app}>
              <Text as="h3" strong>
                {texts.apps[app].name}
              </Text>
              <Text>{texts.apps[app].line}</Text>
              <details>
                <summary>
                  {texts.learnMore}{' '}
                  <span className="visually-hidden">
                    {fillText(texts.about, { name: texts.apps[app].name })}
                  </span>
                </summary>
                <p>{texts.apps[app].more}</p>
              </details>
              <NotifyMe app={app} />
            </Box>
          ))}
        </Columns>
      </Stack>
    </Card>
  )
}
