import { stdin } from 'node:process'
import { text } from 'node:stream/consumers'
import { openCommandStorage } from '../bootstrap/open-command-storage.ts'
import { readImportSettings } from '../config/command-settings.ts'
import { readConfig } from '../config/config.ts'
import { describeKeys, importKeys, rotateKeys } from '../infrastructure/sealing/keys/change-keys.ts'
import {
  checkSecretKey,
  createSecretKey,
  readSecretKey,
} from '../infrastructure/sealing/keys/secret-key.ts'
import { randomIds } from '../kernel/ids.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemClock } from '../kernel/time.ts'
import { readGivenFile } from './read-given-file.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run keys -- show                  list the current and former sealing certificates
npm run keys -- rotate                create a new root and a new sealing certificate
npm run keys -- rotate --lost-key     the same, where the key that encrypts the old ones is lost
npm run keys -- import file.p12       use a certificate from another issuer; the password comes
                                      from P12_PASSWORD or standard input`

await runCommand({ usage, run })

async function run(args: string[], shutdownHooks: ShutdownHooks): Promise<string | undefined> {
  const isLost = args.join(' ') === 'rotate --lost-key'
  const [command, file, ...more] = isLost ? ['rotate'] : args
  const isKnown = command === 'show' || command === 'rotate' || command === 'import'
  if (!isKnown || more.length > 0 || (command === 'import') !== (file !== undefined)) {
    return undefined
  }

  const config = readConfig()
  // The file and its password first: a bad one must not start the database.
  const p12 = file ? { bytes: readGivenFile(file), password: await readPassword() } : undefined
  const { db } = await openCommandStorage({ config, shutdownHooks })
  const deps = { db, clock: systemClock, ids: randomIds }
  if (isLost) {
    await rotateKeys(deps, { secretKey: readSecretKey(config) ?? createSecretKey(config) })
  } else if (p12) {
    await importKeys(deps, { ...p12, secretKey: await checkSecretKey(db, config) })
  } else if (command === 'rotate') {
    await rotateKeys(deps, { secretKey: await checkSecretKey(db, config) })
  }
  return describeKeys(deps)
}

/** Never as an argument: every user of the machine could read it. */
async function readPassword(): Promise<string> {
  const { password } = readImportSettings()
  if (password !== undefined) {
    return password
  }
  if (stdin.isTTY) {
    process.stderr.write('Password of the file (shown as you type; end with Ctrl+D): ')
  }
  return (await text(stdin)).replace(/\r?\n$/, '')
}
