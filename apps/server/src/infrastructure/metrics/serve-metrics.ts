import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Metrics } from '../../kernel/metrics.ts'

/** `GET /metrics` on a port of its own, for a network that only operators reach. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url?.split('?')[0] === '/metrics') {
      void answer(metrics, response)
    } else {
      response.writeHead(404).end()
    }
  })
  await listen(server, host, port)
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const { contentType, text } = await metrics.read()
    response.writeHead(200, { 'content-type': contentType }).end(text)
  } catch {
    // Prometheus marks this process as down.
    response.writeHead(503).end()
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}
