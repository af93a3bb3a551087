import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { WriterConsent } from '../../learning/writer/writer-consent.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import { BriefTool } from './tools/brief-tool.tsx'
import { GoalTool } from './tools/goal-tool.tsx'
import { NoteTool } from './tools/note-tool.tsx'
import styles from './tools/tool-frame.module.css'

// Come when they are opened.
const ClassList = lateInBrowser(() => import('./tools/class-list.tsx'))
const TemplateDesk = lateInBrowser(() => import('./tools/template-desk.tsx'))
const ToolHistory = lateInBrowser(() => import('./tools/tool-history.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'tools', 'writer') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.tools.title)

const tabs = ['parent-note', 'iep-goal', 'sub-brief', 'class-list', 'templates', 'history'] as const
const parts = {
  ...{ 'parent-note': NoteTool, 'iep-goal': GoalTool, 'sub-brief': BriefTool },
  ...{ 'class-list': ClassList, templates: TemplateDesk, history: ToolHistory },
}

/** What writes for a teacher, and what it wrote before. */
export default function TeacherToolsPage() {
  const texts = useTexts('tools')
  const [address] = useSearchParams()
  const open = tabs.find((name) => name === address.get('tab')) ?? 'parent-note'
  const Part = parts[open]
  return (
    <>
      <div className={styles.screen}>
        <PageHead title={texts.title} lead={texts.lead} />
        <Stack>
          <PageTabs label={texts.tabsLabel}>
            {tabs.map((name) => (
              <PageTab
                key={name}
                to={name === 'parent-note' ? paths.teacherTools : `${paths.teacherTools}?tab=${name}`}
                isOpen={name === open}
              >
                {texts.tabs[name]}
              </PageTab>
            ))}
          </PageTabs>
          <Notice tone="plain" announce={false}>
            {texts.whoSees}
          </Notice>
          <WriterConsent />
        </Stack>
      </div>
      <Part />
    </>
  )
}
