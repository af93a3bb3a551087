import { type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Drawings } from '../../pictures/drawings.ts'
import { Illustration } from '../../pictures/illustration.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import styles from './content/content.module.css'

const film = '/film/eight-blocks.webm'
const poster = '/film/eight-blocks.webp'
/** Drawings that fill whatever frame they stand in. */
const filling: readonly string[] = ['classroom', 'pitch']

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'content') })

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.content.gallery
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

export default function GalleryPage() {
  const { gallery } = useTexts('content')
  return (
    <>
      <Wrap>
        <PageHead title={gallery.title} lead={gallery.lead} />
      </Wrap>
      <Section>
        <div className={styles.gallery}>
          {gallery.pictures.map(({ scene, caption }) => (
            <figure key={scene}>
              <div className={classNames(styles.frame, filling.includes(scene) && styles.filled)}>
                <Illustration scene={scene as keyof Drawings} label={`${gallery.illustration}: ${caption}`} />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section tone="paper" labelledBy="film">
        <SectionHead id="film" title={gallery.film.title} />
        <div className={styles.film}>
          <video controls muted playsInline preload="none" poster={poster} width={960} height={540}>
            <source src={film} type="video/webm" />
            {gallery.film.fallback}
          </video>
          <div>
            <p>{gallery.film.text}</p>
            <p>
              <a href={film} download>
                {gallery.film.download}
              </a>
            </p>
          </div>
        </div>
      </Section>
    </>
  )
}
