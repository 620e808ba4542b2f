import type { Database } from '@countersign/database'
import { decryptIdentity, SealingKeyError } from '@countersign/seal/sealing/keys/encrypt-authority'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { errorCode } from '../../../kernel/error-code.ts'
import { readAuthorities } from './authorities.ts'

interface KeySettings {
  /** `SECRET_KEY`. */
  secretKey: string | undefined
  dataDir: string
}

const advice =
  'Set SECRET_KEY to the key that encrypted them, or put the file secret-key of a backup or of another server into DATA_DIR. If it is lost, see “A lost key” in docs/operations/keys.md.'

/**
 * Encrypts secrets at rest: `SECRET_KEY`, or else the file in the data folder, readable by its owner
 * only, which is created before there are sealing keys. A backup of the database is useless without it.
 */
export async function openSecretKey(db: Database, settings: KeySettings): Promise<string> {
  const key = readSecretKey(settings)
  if (key !== undefined) {
    return key
  }

  const [newest] = await readAuthorities(db, 1)
  if (newest) {
    throw new Error(
      `SECRET_KEY is not set and ${fileOf(settings)} does not exist, so the sealing keys in the database cannot be decrypted. ${advice}`,
    )
  }
  return createSecretKey(settings)
}

/** Throws an `Error` in words if the sealing keys of the database were encrypted with another key. */
export async function checkSecretKey(db: Database, settings: KeySettings): Promise<string> {
  const key = await openSecretKey(db, settings)
  const [newest] = await readAuthorities(db, 1)
  if (newest) {
    await decryptIdentity(newest.sealed, key).catch(explainWrongKey(settings))
  }

  return key
}

/** For `catch`. */
export function explainWrongKey(settings: KeySettings): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof SealingKeyError) || error.code !== 'wrong-secret') {
      throw error
    }
    const source = settings.secretKey === undefined ? fileOf(settings) : 'SECRET_KEY'
    throw new Error(
      `The key in ${source} is not the one that encrypted the sealing keys in the database; white space around it counts in SECRET_KEY. ${advice}`,
      { cause: error },
    )
  }
}

/** `undefined` if there is none yet. */
export function readSecretKey(settings: KeySettings): string | undefined {
  const file = fileOf(settings)
  if (settings.secretKey !== undefined || !existsSync(file)) {
    return settings.secretKey
  }
  const key = readKeyFile(file)
  if (!key) {
    throw new Error(
      `${file} is empty. Put the key back from a backup, or delete the file if this installation has never started.`,
    )
  }

  return key
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const code = errorCode(error)
    if (code !== 'EACCES' && code !== 'EPERM') {
      throw error
    }
    throw new Error(
      `This user may not read ${file} (${code}), which belongs to the user who started Countersign before. Start it as that user, give the files of DATA_DIR to this user with chown -R, or set SECRET_KEY to the key in that file.`,
      { cause: error },
    )
  }
}

/** If another process was first, its key counts. */
export function createSecretKey(settings: KeySettings): string {
  const file = fileOf(settings)
  const key = randomBytes(32).toString('base64url')
  mkdirSync(settings.dataDir, { recursive: true })

  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, `${key}\n`)
    fsyncSync(handle)
    closeSync(handle)
    return key
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return readKeyFile(file)
    }
    throw error
  }
}

function fileOf({ dataDir }: KeySettings): string {
  return path.join(dataDir, 'secret-key')
}
