import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import { ToastProvider } from '../../ui/toast/toast-region.tsx'
import { ChoiceExamples } from './kit/choice-examples.tsx'
import { FormExamples } from './kit/form-examples.tsx'
import { LayoutExamples } from './kit/layout-examples.tsx'
import { ListExamples } from './kit/list-examples.tsx'
import { OverlayExamples } from './kit/overlay-examples.tsx'
import { PhotoExamples } from './kit/photo-examples.tsx'
import { PlainExamples } from './kit/plain-examples.tsx'
import { SheetExamples } from './kit/sheet-examples.tsx'
import { StateExamples } from './kit/state-examples.tsx'
import styles from './kit/kit.module.css'

/** The page stands in demonstrations only; elsewhere there is nothing at its address. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(pageContext).site.demo) throw data(null, { status: 404 })
  return { texts: loadTexts(context, 'kit', 'kitPage') }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.kitPage.title, noindex: true })

/** Every part of the kit in every state, for people who build with it and for the checks that look at it. */
export default function KitPage() {
  const texts = useTexts('kitPage')
  return (
    <ToastProvider>
      <main id="main">
        <Wrap className={styles.page}>
          <PageHead title={texts.title} lead={texts.lead} />
          <LayoutExamples />
          <PlainExamples />
          <StateExamples />
          <ChoiceExamples />
          <FormExamples />
          <OverlayExamples />
          <ListExamples />
          <PhotoExamples />
          <SheetExamples />
        </Wrap>
      </main>
    </ToastProvider>
  )
}
