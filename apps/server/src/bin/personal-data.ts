import { readFileSync } from 'node:fs'
import type { PersonalData } from '@countersign/contract/schemas/personal-data'
import {
  eraseAgain,
  erasePersonalData,
  findOwners,
  findPersonalData,
} from '../features/personal-data/index.ts'
import type { Context } from '../kernel/context.ts'
import { runAction, type Action } from './run-action.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run personal-data -- show EMAIL         what is kept about a resident or applicant, by each owner
npm run personal-data -- erase EMAIL        erases what no owner need keep about them
npm run personal-data -- erase-again FILE   after a restore: erases what the lines of this log say was erased`

await runCommand({
  usage,
  // The line of each erasure is printed, to be kept with those of the servers.
  run: (args, shutdownHooks) => runAction(parseAction(args), { shutdownHooks, logLevel: 'warn' }),
})

function parseAction([command = '', given, ...more]: string[]): Action | undefined {
  if (given === undefined || more.length > 0) {
    return undefined
  }
  switch (command) {
    case 'show':
      return (ctx) => forEachOwner(ctx, { email: given, act: findPersonalData })
    case 'erase':
      return (ctx) => forEachOwner(ctx, { email: given, act: erasePersonalData })
    case 'erase-again': {
      const lines = readFileSync(given, 'utf8').split('\n')
      return async (ctx) => {
        const count = await eraseAgain(ctx, lines)
        return count === 1
          ? 'What 1 line says was erased again.'
          : `What ${count} lines say was erased again.`
      }
    }
    default:
      return undefined
  }
}

interface ForEachOwner {
  email: string
  act: typeof findPersonalData
}

async function forEachOwner(ctx: Context, { email, act }: ForEachOwner): Promise<string> {
  const people = await findOwners(ctx, email)
  const texts: string[] = []
  for (const person of people) {
    texts.push(`Owner ${person.ownerId}\n${describe(await act(ctx, person))}`)
  }

  return texts.join('\n\n') || 'Nobody keeps anything about this email address.'
}

function describe({ kept, erased }: PersonalData): string {
  return [
    ...kept.map(({ what, why, until, erasable }) =>
      `  ${what}: ${why} ${erasable ? 'Can be erased now.' : until ? `Until ${until.slice(0, 10)}.` : ''}`.trimEnd(),
    ),
    ...(kept.length === 0 ? ['  Nothing is kept.'] : []),
    ...erased.map(({ at, what }) => `  Erased ${at.slice(0, 10)}: ${what}.`),
  ].join('\n')
}
