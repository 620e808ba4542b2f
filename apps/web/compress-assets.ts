import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes compressed copies of scripts, styles and SVGs, so that the server never compresses them. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir, build.assetsDir)
    },
    writeBundle: async () => {
      const names = await readdir(folder)
      await Promise.all(
        names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => pack(folder, name)),
      )
    },
  }
}

async function pack(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name)
  const bytes = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
