import { readConfig } from './config.ts'
import { settings } from './settings/settings.ts'
import { trimVariables } from './trim-variables.ts'

type Environment = Record<string, string | undefined>

/** Settings of `npm run verify`: it runs anywhere, also where the server's settings are not valid. */
export function readVerifySettings(env: Environment = process.env) {
  return { timeStampRootsFile: trimVariables(env).TSA_ROOTS }
}

/** Settings of `npm run keys -- import`. An empty password is a password: a file may have one. */
export function readImportSettings(env: Environment = process.env) {
  return { password: env.P12_PASSWORD }
}

/** Settings of `npm run files`: of both stores, whichever of them the server uses. */
export function readFileStoreSettings(env: Environment = process.env) {
  const { dataDir, files } = readConfig({ ...env, FILES: 's3' })

  return { dataDir, s3: files, inUse: trimVariables(env).FILES ?? settings.FILES.default }
}
