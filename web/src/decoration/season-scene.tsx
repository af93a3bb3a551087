import { createPortal } from 'react-dom'
import { FallingPieces } from './falling-pieces.tsx'
import { LightStrands } from './light-strands.tsx'
import type { DrawnPack, Intensity } from './overlay-preferences.ts'
import { pieceCounts } from './piece-counts.ts'
import styles from './season-scene.module.css'

export type SeasonSceneProps = { pack: DrawnPack; intensity: Intensity }

/**
 * The decoration over a page: nothing to press, nothing to read, and out of sight while a control has the
 * keyboard's focus. It stands below the header, dialogs and toasts.
 */
export default function SeasonScene({ pack, intensity }: SeasonSceneProps) {
  const count = pieceCounts[pack][intensity]
  // At the end of the body, so that no part of a page can cut it off.
  return createPortal(
    <div className={styles.scene} aria-hidden="true" data-season-scene={pack}>
      {pack === 'lights' ? <LightStrands count={count} /> : <FallingPieces pack={pack} count={count} />}
    </div>,
    document.body,
  )
}
