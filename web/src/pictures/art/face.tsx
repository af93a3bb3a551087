import { hue } from './paper.tsx'
import type { SkinTone } from './paper.tsx'

export type Mouth = 'smile' | 'open' | 'calm'

export type FaceProps = {
  skin: SkinTone
  mouth: Mouth
  /** Where the eyes look, -4 (left) to 4 (right). */
  gaze: number
  glasses: boolean
  grown: boolean
}

/** Eyes, brows, cheeks, nose and mouth on a head whose center is at 0, -121. */
export function Face({ skin, mouth, gaze, glasses, grown }: FaceProps) {
  const brow = skin >= 5 ? 'rgb(20 10 8/.8)' : 'rgb(58 36 26/.75)'
  return (
    <g fill="none" strokeLinecap="round" transform={gaze ? `translate(${gaze * 1.2})` : undefined}>
      <path
        d="M-14.4-112h2.8M11.6-112h2.8"
        stroke="#e0564f"
        strokeWidth="6.4"
        opacity={grown ? 0.16 : 0.28}
      />
      <path d="M-8.5-120v1M8.5-120v1" stroke="#1b100c" strokeWidth="4.8" />
      <path d="M-7.7-120.6h.1M9.3-120.6h.1" stroke="#fff" strokeWidth="1.6" />
      <path d="M-12-126q3.5-2.5 7-.6M5-126.6q3.5-1.9 7 .6" stroke={brow} strokeWidth={grown ? 2 : 1.7} />
      <path d="M-1-115.5q2 1.8 3.4 0" stroke="#3a1408" strokeWidth="1.8" opacity=".45" />
      <Lips mouth={mouth} />
      {glasses && (
        <path
          d="M-16-119a7 7 0 1 0 14 0a7 7 0 1 0-14 0h0M2-119a7 7 0 1 0 14 0a7 7 0 1 0-14 0h0M-2-119h4"
          fill="rgb(255 255 255/.18)"
          stroke={hue.line}
          strokeWidth="1.8"
        />
      )}
    </g>
  )
}

function Lips({ mouth }: { mouth: Mouth }) {
  if (mouth === 'open') {
    return (
      <>
        <path d="M-6.5-110h13q-1 8-6.5 8t-6.5-8z" fill="#6b1f1f" />
        <path d="M-4-110h8v2h-8z" fill="#fff" />
      </>
    )
  }
  const line = mouth === 'smile' ? 'M-6-109q6 6 12 0' : 'M-4-108q4 2.5 8 0'
  return <path d={line} stroke="#5a2018" strokeWidth="2.2" />
}
