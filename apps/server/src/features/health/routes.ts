import type { ReadinessAnswer } from '@countersign/contract/schemas/health'
import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { checkAccepting } from './check-accepting.ts'
import { checkHealth } from './check-health.ts'
import { checkReadiness, type ReadinessOptions } from './check-readiness.ts'

export function healthRoutes(registry: RouteRegistry, server: ReadinessOptions): void {
  const probe = { isProbe: true }
  registerEndpoint(registry, calls.getHealth, (ctx) => checkHealth(ctx), probe)
  registerEndpoint(registry, calls.getAccepting, async () => checkAccepting(server.draining), probe)
  registerEndpoint(
    registry,
    calls.getReadiness,
    (ctx, { bearer }) =>
      server.mayKnowReasons(bearer) ? checkReadiness(ctx, server) : tellStranger(ctx, server),
    probe,
  )
}

/** Disks, providers and queues are no business of strangers. */
async function tellStranger(ctx: Context, server: ReadinessOptions): Promise<ReadinessAnswer> {
  try {
    const { status } = await checkReadiness(ctx, server)
    return { status }
  } catch (error) {
    if (error instanceof DomainError) {
      ctx.log.warn({ code: error.code, detail: error.detail }, 'not ready')
      throw new DomainError('unavailable', 'This server is not ready. Its log says why.')
    }
    throw error
  }
}
