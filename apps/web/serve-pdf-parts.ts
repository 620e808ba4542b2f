import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const home = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Serves what pdf.js fetches by name for some files only (standard fonts, Asian font tables, color
 * profiles, image decoders) under `assets/pdfjs-<version>/`.
 */
export function servePdfParts(): Plugin {
  return {
    name: 'serve-pdf-parts',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const found = /^\/assets\/pdfjs-[\d.]+\/([\w-]+\/[\w.-]+)$/.exec(request.url ?? '')?.[1]
        if (!found) {
          next()
          return
        }
        response.setHeader('content-type', typeOf(found))
        readFile(path.join(home, found)).then((bytes) => response.end(bytes), next)
      })
    },
    async generateBundle() {
      const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'))
      for (const part of await listParts()) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs-${version}/${part}`,
          source: await readFile(path.join(home, part)),
        })
      }
    },
  }
}

/** Without WebAssembly: the Content-Security-Policy allows none. */
async function listParts(): Promise<string[]> {
  const folders = ['standard_fonts', 'cmaps', 'iccs', 'wasm']
  const parts = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(home, folder))).map((name) => `${folder}/${name}`),
    ),
  )
  return parts.flat().filter((part) => !/\.wasm$|quickjs/.test(part))
}

function typeOf(part: string): string {
  return part.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
}
