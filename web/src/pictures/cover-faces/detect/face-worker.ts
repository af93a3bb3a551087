import { type FoundFace, faceNetwork } from './face-network.ts'

export type FaceQuestion = { weightsUrl: string; pictures: ImageData[]; least: number }
export type FaceAnswer = { found: FoundFace[][] }

/** Looks for faces beside the page, so that it answers while this counts. An answer that fails ends the worker. */
addEventListener('message', ({ data }: MessageEvent<FaceQuestion>) => {
  void look(data).then(
    (answer: FaceAnswer) => postMessage(answer),
    (error: unknown) => reportError(error),
  )
})

async function look({ weightsUrl, pictures, least }: FaceQuestion): Promise<FaceAnswer> {
  const answer = await fetch(weightsUrl)
  if (!answer.ok) throw new Error(`the weights answered ${answer.status}`)
  const find = faceNetwork(await answer.arrayBuffer())
  return { found: pictures.map((picture) => find(picture, least)) }
}
