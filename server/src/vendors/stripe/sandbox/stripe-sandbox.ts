import type { AddressInfo } from 'node:net'
import { followPayouts } from './balance-moves.ts'
import { expireOverdue } from './checkout-calls.ts'
import type { SandboxContext } from './context.ts'
import type { SandboxControls } from './controls.ts'
import { type DeliveryMode, planDeliveries } from './deliveries.ts'
import { driveSandbox } from './drive-sandbox.ts'
import { buildSandboxHttp } from './http.ts'
import { planOutages } from './outages.ts'
import type { RefundStatus } from './refund-moves.ts'
import { type Change, joinChanges, openState } from './state.ts'
import { startWebhooks } from './webhooks.ts'

export interface SandboxSettings {
  /** 0 for any free port. */
  port: number
  /** Where people see the product: a session is paid at `${publicOrigin}/sandbox/checkout/{id}`. */
  publicOrigin: string
  /** Absent until known: events then wait for `pointAt`. */
  webhookUrl?: string | undefined
  webhookSecret: string
  /** The journal; without it everything is forgotten at the end of the process. */
  stateFile?: string | undefined
  retryDelaysMs?: readonly number[]
  /** Sends what is available to the bank once a day, as an account of Stripe's does; else only when told. */
  paysOutDaily?: boolean
  /** After how many changes what is over is forgotten and the journal written anew. */
  tidyAfter?: number | undefined
  now?: () => Date
}

export interface StripeSandbox extends SandboxControls {
  readonly port: number
  close(): Promise<void>
}

const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 5000, 10_000, 30_000]
const TIME_CHECK_MS = 30_000

/** Starts our stand-in for Stripe on 127.0.0.1: its API, its webhooks, and the controls of its people. */
export async function startStripeSandbox(settings: SandboxSettings): Promise<StripeSandbox> {
  const parts = openSandbox(settings)
  const controls = driveSandbox(parts)
  const http = buildSandboxHttp(parts.context, parts.outages, controls)
  await http.listen({ host: '127.0.0.1', port: settings.port })
  const { context } = parts
  const time = setInterval(() => {
    expireOverdue(context).forEach(context.commit)
    if (settings.paysOutDaily) followPayouts(context).forEach(context.commit)
  }, TIME_CHECK_MS)
  time.unref()
  return {
    ...controls,
    port: (http.server.address() as AddressInfo).port,
    async close() {
      clearInterval(time)
      await http.close()
      await parts.close()
    },
  }
}

function openSandbox(settings: SandboxSettings) {
  const { webhookSecret, retryDelaysMs = RETRY_DELAYS_MS, now = () => new Date() } = settings
  const state = openState(settings.stateFile, { now, tidyAfter: settings.tidyAfter })
  const webhooks = startWebhooks(state, {
    url: settings.webhookUrl,
    secret: webhookSecret,
    retryDelaysMs,
    now,
  })
  let { publicOrigin, webhookUrl } = settings
  let mode: DeliveryMode = {}
  let refundsBegin: RefundStatus = 'succeeded'

  const context: SandboxContext = {
    tables: state.tables,
    now,
    refundsBegin: () => refundsBegin,
    webhookUrl: () => webhookUrl,
    hostedUrl: (sessionId) => `${publicOrigin}/sandbox/checkout/${sessionId}`,
    commit(change: Change) {
      const deliveries = planDeliveries(change.events ?? [], mode, now().getTime())
      const whole = joinChanges(change, { deliveries })
      state.commit(whole)
      webhooks.send(whole.deliveries ?? [])
    },
  }
  return {
    context,
    outages: planOutages(),
    askApproval: webhooks.ask,
    setDelivery: (wanted: DeliveryMode) => void (mode = wanted),
    setRefunds: (status: RefundStatus) => void (refundsBegin = status),
    pointAt(addresses: { publicOrigin?: string; webhookUrl?: string }) {
      publicOrigin = addresses.publicOrigin ?? publicOrigin
      if (addresses.webhookUrl === undefined) return
      webhookUrl = addresses.webhookUrl
      webhooks.setUrl(webhookUrl)
    },
    async close() {
      await webhooks.close()
      state.close()
    },
  }
}
