import { parseArgs } from 'node:util'
import { bootstrap } from '../bootstrap/bootstrap.ts'
import { requireDatabase, withRunningDatabase } from '../bootstrap/open-command-storage.ts'
import { readConfig } from '../config/config.ts'
import { listPayments, refundReceipt } from '../features/payments/index.ts'
import { systemContext, type Context } from '../kernel/context.ts'
import { createLogger } from '../kernel/logger.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

const usage = `npm run payments -- list                              the newest payments and refunds
npm run payments -- refund R-000123                   gives all that is left of a payment back
npm run payments -- refund R-000123 --amount 2.50     gives a part of it back`

const shutdownHooks = new ShutdownHooks()
try {
  const action = parseAction(process.argv.slice(2))
  if (action) {
    await run(action)
  } else {
    print(usage)
    process.exitCode = 2
  }
} catch (error) {
  print(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await shutdownHooks.run(() => undefined)
}

type Action = (ctx: Context) => Promise<string>

function parseAction(args: string[]): Action | undefined {
  const { values, positionals } = parseArgs({
    args,
    options: { amount: { type: 'string' } },
    allowPositionals: true,
  })
  const [command, receipt, ...more] = positionals
  if (command === 'list' && receipt === undefined && values.amount === undefined) {
    return async (ctx) => (await listPayments(ctx)).join('\n') || 'There are no payments yet.'
  }
  if (command !== 'refund' || receipt === undefined || more.length > 0) {
    return undefined
  }

  const amountCents = values.amount === undefined ? undefined : toCents(values.amount)
  return (ctx) => refundReceipt(ctx, { receipt, amountCents })
}

function toCents(amount: string): number {
  const [, dollars, cents = '00'] = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(amount) ?? []
  if (dollars === undefined) {
    throw new Error('Write the amount in dollars, such as 2.50.')
  }

  return Number(dollars) * 100 + Number(cents)
}

async function run(action: Action): Promise<void> {
  const log = createLogger('error')
  const settings = readConfig()
  requireDatabase(settings)
  const config = withRunningDatabase(settings)
  const { services } = await bootstrap({ config, log, shutdownHooks })
  await services.ports.jobs.start()
  shutdownHooks.add('jobs', () => services.ports.jobs.stop())
  print(await action(systemContext(services, log)))
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
