import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stdin } from 'node:process'
import { text } from 'node:stream/consumers'
import { readConfig } from '../config/config.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { randomIds, systemClock } from '../kernel/ids.ts'
import { readOrMakeSecretKey } from '../infrastructure/sealing/keys/secret-key.ts'
import { openStorage } from './open-storage.ts'
import { describeKeys, importKeys, rotateKeys } from '../infrastructure/sealing/keys/change-keys.ts'

const usage = `npm run keys -- show                  the certificates that seal and have sealed
npm run keys -- rotate                a new root and a new sealing certificate
npm run keys -- import file.p12       a certificate of another issuer; the password comes from
                                      P12_PASSWORD, or from standard input`

const shutdownHooks = new ShutdownHooks()
try {
  await run(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await shutdownHooks.run(() => undefined)
}

async function run([verb, file, ...more]: string[]): Promise<void> {
  const isKnown = verb === 'show' || verb === 'rotate' || verb === 'import'
  if (!isKnown || more.length > 0 || (verb === 'import') !== (file !== undefined)) {
    say(usage)
    process.exitCode = 2
    return
  }

  const config = readConfig()
  if (verb === 'show' && !config.databaseUrl && !existsSync(path.join(config.dataDir))) {
    say('There are no keys yet: the first start makes them.')
    return
  }
  // The file and its password first: nothing is opened for an import that cannot be.
  const p12 = file ? { bytes: readFileSync(file), password: await readPassword() } : undefined
  const deps = { db: await openStorage(config, shutdownHooks), clock: systemClock, ids: randomIds }
  const secretKey = config.secretKey ?? readOrMakeSecretKey(config.dataDir)
  if (p12) {
    await importKeys(deps, { ...p12, secretKey })
  } else if (verb === 'rotate') {
    await rotateKeys(deps, { secretKey })
  }
  say(await describeKeys(deps))
}

/** Never as an argument, where everybody on the machine could read it. */
async function readPassword(): Promise<string> {
  const given = process.env.P12_PASSWORD
  if (given !== undefined) {
    return given
  }
  if (stdin.isTTY) {
    process.stderr.write('Password of the file (it will be seen while you type; end with Ctrl-D): ')
  }
  return (await text(stdin)).replace(/\r?\n$/, '')
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}
