// Chromium 109 of January 2023, the oldest that the web app is built for (apps/web/vite.config.ts), from
// an npm package. It is fetched when it is needed: nobody else should wait for its 48 MB.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './setup.mjs'

const name = '@sparticuz/chromium@109.0.6'
const file = 'sparticuz-chromium-109.0.6.tgz'
const sha512 =
  '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg=='

/** Its executable; `undefined` where there is none for this machine. */
export function fetchOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return undefined
  }
  const folder = path.join(root, '.cache', 'chromium-109')
  const executable = path.join(folder, 'chromium')
  if (!existsSync(executable)) {
    mkdirSync(folder, { recursive: true })
    console.log(`Fetching ${name}…`)
    run('npm', ['pack', name, '--silent', '--pack-destination', folder])
    const found = createHash('sha512').update(readFileSync(path.join(folder, file)))
    if (found.digest('base64') !== sha512) {
      throw new Error(`${name} is not the package that it was.`)
    }
    run('tar', ['-xzf', path.join(folder, file), '-C', folder, 'package/bin/chromium.br'])
    const unpacked = `${executable}.part`
    writeFileSync(
      unpacked,
      brotliDecompressSync(readFileSync(path.join(folder, 'package/bin/chromium.br'))),
    )
    chmodSync(unpacked, 0o755)
    renameSync(unpacked, executable)
  }
  return executable
}

function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed.`)
  }
}
