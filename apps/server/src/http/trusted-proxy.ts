import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { TrustProxy } from '../config/config.ts'

/** Whether a request comes from a proxy whose headers count. */
export function createProxyCheck(trustProxy: TrustProxy): (request: IncomingMessage) => boolean {
  const isTrusted = compile(trustProxy)

  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0)
}

function compile(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'boolean') {
    return () => trustProxy
  }

  return typeof trustProxy === 'string'
    ? proxyAddress.compile(trustProxy.split(',').map((address) => address.trim()))
    : trustProxy
}
