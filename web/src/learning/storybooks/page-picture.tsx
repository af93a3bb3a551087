import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../../ui/class-names/class-names.ts'
import { icon } from '../../ui/icons/icons.tsx'
import styles from './page-picture.module.css'

const PictureIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01')

export type PagePictureProps = {
  url: string | null
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  isLazy?: boolean
  className?: string | undefined
}

/** The picture of a page, or where it will be. */
export function PagePicture({ url, alt, isLazy = false, className }: PagePictureProps) {
  const { noPicture } = useTexts('storybooks')
  if (url === null)
    return (
      <div className={classNames(styles.empty, className)} role="img" aria-label={noPicture}>
        <PictureIcon size={32} />
      </div>
    )
  return (
    <img
      className={classNames(styles.picture, className)}
      src={url}
      alt={alt}
      width={1200}
      height={800}
      loading={isLazy ? 'lazy' : 'eager'}
    />
  )
}
