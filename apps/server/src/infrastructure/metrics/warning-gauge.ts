import { Readiness } from '@countersign/contract'
import { Gauge, type Registry } from 'prom-client'

const codes = [...Readiness.shape.warnings.element.shape.code.options, 'not-ready'] as const
export type WarningCode = (typeof codes)[number]

/** Some warnings ask another server. */
const keptMs = 60_000

/** What `/api/health/ready` says of this process; nothing in one that does not serve it. */
export function addWarningGauge(registry: Registry) {
  let readCodes: (() => Promise<WarningCode[]>) | undefined
  let readAt = -Infinity
  const gauge = new Gauge({
    name: 'countersign_warnings',
    help: 'Warnings of /api/health/ready by code, and not-ready where it does not answer 200.',
    labelNames: ['code'],
    registers: [registry],
    collect: async () => {
      if (!readCodes || performance.now() - readAt < keptMs) {
        return
      }
      const current = await readCodes()
      codes.forEach((code) => gauge.set({ code }, current.includes(code) ? 1 : 0))
      readAt = performance.now()
    },
  })

  return {
    watch: (read: () => Promise<WarningCode[]>) => {
      readCodes = read
    },
  }
}
