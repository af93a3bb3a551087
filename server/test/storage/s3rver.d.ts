/** The part of it that we use; it brings no types. */
declare module '@20minutes/s3rver' {
  /** Of Koa, which it is made with. */
  type Middleware = (
    context: {
      method: string
      path: string
      headers: Record<string, string | undefined>
      status: number
      body: unknown
      req: { resume(): void }
    },
    next: () => Promise<void>,
  ) => Promise<void>

  export default class S3rver {
    middleware: Middleware[]
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
