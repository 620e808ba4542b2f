import { parseArgs } from 'node:util'
import { listPayments, refundReceipt } from '../features/payments/index.ts'
import { runAction, type Action } from './run-action.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run payments -- list                              the newest payments and refunds
npm run payments -- refund R-000123                   gives all that is left of a payment back
npm run payments -- refund R-000123 --amount 2.50     gives a part of it back`

await runCommand({
  usage,
  run: (args, shutdownHooks) => runAction(parseAction(args), { shutdownHooks, logLevel: 'error' }),
})

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
