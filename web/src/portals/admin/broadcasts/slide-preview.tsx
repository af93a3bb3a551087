import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { slideQueries } from '../../../outreach/broadcasts/broadcast-slides.api.ts'
import { BroadcastSlide } from '../../../outreach/broadcasts/broadcast-slide.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { actErrors } from '../admin-errors.ts'
import { useSettled } from '../use-settled.ts'
import styles from './slides.module.css'
import { findSlideFaults, type TypedSlide, wishOfTyped } from './typed-slide.ts'

/** What visitors would see of the slide, on a stage of 16 by 9, by the very part that shows it to them. */
export function SlidePreview({ typed }: { typed: TypedSlide }) {
  const { editor: texts, urgent } = useTexts('slides')
  const admin = useTexts('admin')
  const language = useLanguage()
  const settled = useSettled(typed)
  const isWhole = findSlideFaults(settled).length === 0
  const reading = useQuery({
    ...slideQueries.preview({ ...wishOfTyped(settled), lang: language }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const slide = reading.data?.slide
  return (
    <section aria-label={texts.preview}>
      <div className={styles.stage}>
        {reading.isPending && isWhole && <Skeleton lines={3} />}
        {reading.isError && (
          <p>
            {fillText(texts.previewFailed, {
              why: explainError(reading.error, actErrors(admin, texts.saveFailed)),
            })}
          </p>
        )}
        {!reading.isError && slide && (
          <div className={styles.small}>
            {slide.is_urgent && (
              <span className={styles.sign}>
                <WarningIcon /> {urgent}
              </span>
            )}
            <BroadcastSlide slide={slide} size="stage" isStill />
          </div>
        )}
        {!reading.isError && (slide === null || !isWhole) && <p>{texts.previewNone}</p>}
      </div>
    </section>
  )
}
