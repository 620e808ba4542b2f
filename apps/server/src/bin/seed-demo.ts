import { users } from '@countersign/database'
import { demoMembers } from '@countersign/database/seed'
import { eq } from 'drizzle-orm'
import { readConfig } from '../config/config.ts'
import { seedPackets } from './demo/seed-packets.ts'
import { actingAs, type Context } from '../kernel/context.ts'
import { systemContext } from '../kernel/context.ts'
import { createLogger } from '../kernel/logger.ts'
import { bootstrap } from '../bootstrap/bootstrap.ts'
import { withRunningDatabase } from '../bootstrap/open-command-storage.ts'
import { runProcess } from '../bootstrap/run-process.ts'
import { startJobs } from '../bootstrap/jobs.ts'

/** `npm run seed:demo`: one packet in every status for the demo owner. */
runProcess('The demo seed', async (shutdownHooks) => {
  const config = withRunningDatabase(readConfig())
  const log = createLogger('warn')
  const runtime = await bootstrap({ config, log, shutdownHooks })
  await startJobs(runtime.services, { shutdownHooks, log })

  const created = await seedPackets(await asDemoOwner(systemContext(runtime.services, log)))
  process.stdout.write(
    created > 0
      ? `The demo owner, ${demoMembers.owner.email}, now has ${created} new packets, one in every status.\n`
      : `The demo owner, ${demoMembers.owner.email}, already has the demo packets.\n`,
  )
  process.kill(process.pid, 'SIGTERM')
})

async function asDemoOwner(ctx: Context): Promise<Context> {
  const { email } = demoMembers.owner
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!owner) {
    throw new Error(
      `There is no member ${email}: the demo works with the embedded membership only.`,
    )
  }

  return actingAs(ctx, { kind: 'member', userId: owner.id })
}
