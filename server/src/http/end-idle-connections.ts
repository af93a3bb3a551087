import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const unreadMs = 150

/**
 * Makes the function that ends each connection as soon as it has no request in hand. Node's own way spares
 * connections that never asked anything, and browsers open such ones ahead: they would hold up a stop.
 */
export function trackConnections(server: Server): { endIdle(): Promise<void> } {
  const idle = new Set<Socket>()
  let isEnding = false
  const rest = (socket: Socket): void => {
    if (isEnding) socket.destroySoon()
    else if (!socket.destroyed) idle.add(socket)
  }
  server.on('connection', (socket) => {
    rest(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', (request, response) => {
    idle.delete(request.socket)
    response.once('close', () => rest(request.socket))
  })
  return {
    async endIdle() {
      // A server that only answers from within has no connections.
      if (!server.listening) return
      // A request may have arrived that nobody has read yet.
      await new Promise((resolve) => setTimeout(resolve, unreadMs))
      isEnding = true
      for (const socket of idle) socket.destroySoon()
      idle.clear()
    },
  }
}
