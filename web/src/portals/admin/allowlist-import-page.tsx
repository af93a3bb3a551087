import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'

// Brings what reads the file.
const ImportForm = lateInBrowser(() => import('./allowlist/import-form.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'allowlist') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.allowlist.importing.title)

/** A whole list of addresses from a spreadsheet. */
export default function AllowlistImportPage() {
  const { back } = useTexts('people')
  const { title, importing: texts } = useTexts('allowlist')
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[
          { label: back, to: paths.admin },
          { label: title, to: paths.adminAllowlist },
          { label: texts.title },
        ]}
      />
      <ImportForm waiting={<Skeleton lines={10} />} />
    </>
  )
}
