type Coded = { count: number; scale: number; least: number }

export type FaceWeights = {
  first: { filters: Float32Array; bias: Float32Array }
  layers: { looks: Float32Array; mixes: Float32Array; bias: Float32Array }[]
  last: { mixes: Float32Array; bias: Float32Array }
}

/** How the file lies: each number is a byte, times a step, from a least one on (`tiny_face_detector_model-weights_manifest.json`). */
const coded = (count: number, scale: number, least: number): Coded => ({ count, scale, least })
const firstLies = [
  coded(9 * 3 * 16, 0.009007044399485869, -1.2069439495311063),
  coded(16, 0.005263455241334205, -0.9211046672334858),
] as const
const layersLie = [
  [
    coded(9 * 16, 0.004001977630690033, -0.5042491814669441),
    coded(16 * 32, 0.013836609615999109, -1.411334180831909),
    coded(32, 0.0015159862590771096, -0.30926119685173037),
  ],
  [
    coded(9 * 32, 0.002666276225856706, -0.317286870876948),
    coded(32 * 64, 0.015265831292844286, -1.6792414422128714),
    coded(64, 0.0020280554598453, -0.37113414915168985),
  ],
  [
    coded(9 * 64, 0.006100742489683862, -0.8907084034938438),
    coded(64 * 128, 0.016276211832083907, -2.0508026908425725),
    coded(128, 0.003394414279975143, -0.7637432129944072),
  ],
  [
    coded(9 * 128, 0.006716050119961009, -0.8059260143953211),
    coded(128 * 256, 0.021875603993733724, -2.8875797271728514),
    coded(256, 0.0041141652009066415, -0.8187188749804216),
  ],
  [
    coded(9 * 256, 0.008423839597141042, -0.9013508368940915),
    coded(256 * 512, 0.030007277283014035, -3.8709387695088107),
    coded(512, 0.008402082966823203, -1.4871686851277068),
  ],
] as const
const lastLies = [
  coded(512 * 25, 0.028336129469030042, -4.675461362389957),
  coded(25, 0.002268134028303857, -0.41053225912299807),
] as const

/** Reads the weights; a file of another length is another network. */
export function readWeights(bytes: ArrayBuffer): FaceWeights {
  const all = new Uint8Array(bytes)
  let at = 0
  const next = ({ count, scale, least }: Coded): Float32Array => {
    const part = all.subarray(at, (at += count))
    return Float32Array.from(part, (byte) => byte * scale + least)
  }
  const weights = {
    first: { filters: next(firstLies[0]), bias: next(firstLies[1]) },
    layers: layersLie.map(([looks, mixes, bias]) => ({
      looks: next(looks),
      mixes: turn(next(mixes), bias.count),
      bias: next(bias),
    })),
    last: { mixes: turn(next(lastLies[0]), lastLies[1].count), bias: next(lastLies[1]) },
  }
  if (at !== all.length) throw new Error('these are not the weights of this network')
  return weights
}

/** So that all that makes one answer lies side by side. */
function turn(mixes: Float32Array, kinds: number): Float32Array {
  const channels = mixes.length / kinds
  return Float32Array.from(
    { length: mixes.length },
    (_, at) => mixes[(at % channels) * kinds + Math.floor(at / channels)] ?? 0,
  )
}
