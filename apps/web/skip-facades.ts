import type { Plugin, Rolldown } from 'vite'

interface Facade {
  fileName: string
  /** The file that has the module. */
  target: string
  /** Exported name → name in `target`. */
  names: Record<string, string>
}

/**
 * Rolldown gives each lazy module of a chunk of chunks.ts a file of its own that only exports it from
 * there: one request for nothing. The pages import it from its chunk instead.
 */
export function skipFacades(): Plugin {
  return {
    name: 'skip-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const facades = chunks.flatMap((chunk) => readFacade(chunk) ?? [])
        for (const chunk of chunks) {
          chunk.code = facades.reduce(importFromTarget, chunk.code)
          chunk.dynamicImports = chunk.dynamicImports.map(
            (name) => facades.find(({ fileName }) => fileName === name)?.target ?? name,
          )
        }
        for (const { fileName } of facades) {
          Reflect.deleteProperty(bundle, fileName)
        }
      },
    },
  }
}

const reexport = /^export\{([^}]+)\}from"\.\/([^"]+)";\s*$/

function readFacade({ code, fileName, isEntry, moduleIds }: Rolldown.OutputChunk) {
  const [, list, file] = reexport.exec(code) ?? []
  if (isEntry || moduleIds.length > 0 || list === undefined || file === undefined) {
    return undefined
  }

  const pairs = list.split(',').map((item) => {
    const [inner = '', outer = inner] = item.split(' as ')
    return [outer, inner] as const
  })
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1)
  return { fileName, target: folder + file, names: Object.fromEntries(pairs) } satisfies Facade
}

function importFromTarget(code: string, { fileName, target, names }: Facade): string {
  const base = fileName.slice(fileName.lastIndexOf('/') + 1)
  const targetBase = target.slice(target.lastIndexOf('/') + 1)
  const picked = Object.entries(names).map(([outer, inner]) => `${outer}:m.${inner}`)
  return code
    .replaceAll(
      new RegExp(`import\\((["'\`])\\./${escape(base)}\\1\\)`, 'g'),
      () => `import("./${targetBase}").then(m=>({${picked.join()}}))`,
    )
    .replaceAll(`"${fileName}"`, `"${target}"`)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
