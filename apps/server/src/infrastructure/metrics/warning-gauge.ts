import { Readiness } from '@countersign/contract/schemas/health'
import { Gauge, type Registry } from 'prom-client'
import { createSlowFigures } from './slow-figures.ts'

const codes = [...Readiness.shape.warnings.element.shape.code.options, 'not-ready'] as const
export type WarningCode = (typeof codes)[number]

/** Some warnings ask another server. */
const keptMs = 60_000

/** What `/api/health/ready` says of this process; nothing in one that does not serve it. */
export function addWarningGauge(registry: Registry, maxWaitMs: number) {
  let readCodes: (() => Promise<WarningCode[]>) | undefined
  const gauge = new Gauge({
    name: 'countersign_warnings',
    help: 'Warnings of /api/health/ready by code, and not-ready where it does not answer 200.',
    labelNames: ['code'],
    registers: [registry],
    collect: async () => {
      if (readCodes) {
        await read()
      }
    },
  })
  const read = createSlowFigures({
    keptMs,
    maxWaitMs,
    refresh: async () => {
      const current = await readCodes?.()
      codes.forEach((code) => gauge.set({ code }, current?.includes(code) ? 1 : 0))
    },
  })

  return {
    watch: (readNow: () => Promise<WarningCode[]>) => {
      readCodes = readNow
    },
  }
}
