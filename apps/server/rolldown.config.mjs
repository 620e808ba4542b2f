// Bundles the server, its workers and its threads into `dist` (decision 0039). Rolldown comes with Vite.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const source = path.join(import.meta.dirname, 'src')

/** `new URL('./seal-worker.ts', import.meta.url)` is the module of a thread. */
const threadModule = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g

export default bundle(['main', 'worker'], path.join(import.meta.dirname, 'dist'))

/** Each program is a module of `src`, named by its path there. */
export function bundle(programs, dist) {
  return {
    platform: 'node',
    input: Object.fromEntries(programs.map((name) => [name, path.join(source, `${name}.ts`)])),
    external: [
      // Optional, and not installed: `pg` asks for it.
      'pg-native',
      // They assign to `import.meta.url`. Only the thread that reads photos has them.
      /^@jsquash\//,
    ],
    // `depd` calls it.
    checks: { eval: false },
    plugins: [bundleThreads(), keepPaths(), removeOldFiles(dist)],
    output: {
      dir: dist,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  }
}

function bundleThreads() {
  return {
    name: 'threads',
    transform: {
      filter: { id: /\.ts$/, code: threadModule },
      handler(code, id) {
        return code.replaceAll(threadModule, (_, name) => {
          const file = path.resolve(path.dirname(id), name)
          const reference = this.emitFile({ type: 'chunk', id: file })
          return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`
        })
      },
    },
  }
}

/** Migrations, fonts, style sheets and PostgreSQL are still read from where the sources are. */
function keepPaths() {
  return {
    name: 'paths',
    transform: {
      filter: { code: /import\.meta\.(url|dirname)|__dirname|__filename/ },
      handler(code, id) {
        const [file] = id.split('?')
        const url = JSON.stringify(pathToFileURL(file).href)
        const folder = JSON.stringify(path.dirname(file))
        const replaced = code
          .replaceAll(/\bimport\.meta\.url\b/g, url)
          .replaceAll(/\bimport\.meta\.dirname\b/g, folder)

        return /\.c?js$/.test(file)
          ? replaced
              .replaceAll(/\b__dirname\b/g, folder)
              .replaceAll(/\b__filename\b/g, JSON.stringify(file))
          : replaced
      },
    },
  }
}

/** A server that still runs may load files of the build before, so these are kept. */
function removeOldFiles(dist) {
  return {
    name: 'old-files',
    writeBundle(_, bundle) {
      const list = path.join(dist, 'files.json')
      const previous = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).current : []
      const current = Object.keys(bundle)
      const kept = new Set([...current, ...previous])
      for (const name of readdirSync(path.join(dist, 'chunks'))) {
        if (!kept.has(`chunks/${name}`)) {
          rmSync(path.join(dist, 'chunks', name))
        }
      }
      writeFileSync(list, JSON.stringify({ current }))
    },
  }
}
