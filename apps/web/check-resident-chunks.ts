import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Residents use phones: their pages load no zod, and the signing room's later steps only later. The app
 * loads no chunk of the signing room.
 */
export function checkResidentChunks(): Plugin {
  return {
    name: 'check-resident-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const heavy = chunksLoadedBy(bundle, residentModules).filter(({ moduleIds }) =>
        moduleIds.some((id) => zod.test(id)),
      )
      if (heavy.length > 0) {
        const names = heavy.map(({ fileName }) => fileName).join(', ')
        this.error(
          `Residents would load zod in ${names}. Import values from @countersign/contract/calls there.`,
        )
      }
      const early = chunksLoadedBy(bundle, signingRoom).filter(({ name }) => later.has(name))
      if (early.length > 0) {
        this.error('The signing room loads its later steps at once. Correct the list in chunks.ts.')
      }
      const room = chunksLoadedBy(bundle, appModules).find(({ name }) => roomChunks.has(name))
      if (room) {
        this.error(
          `The app loads the signing room's ${room.fileName} and would run it. Move what they share to the chunk of both in chunks.ts.`,
        )
      }
    },
  }
}

/** Chunks that the signing room loads once its first page is shown. */
const later = new Set(['work', 'fill', 'dialogs'])
const roomChunks = new Set(['frame', ...later])
const appModules = /[\\/]web[\\/](index\.html|src[\\/](app|routes|features)[\\/])/
const signingRoom = /[\\/]web[\\/]signing-room\.html$/
const zod = /node_modules[\\/]zod[\\/]/

/** The entry pages, the signing room with everything it loads later, and the pages by signing code. */
const residentModules =
  /[\\/]web[\\/]((index|signing-room)\.html|src[\\/](signing-room|routes[\\/]sign)[\\/])/

/** The chunks with these modules and what they import statically. */
function chunksLoadedBy(bundle: Bundle, modules: RegExp): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const queue = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
    .map(({ fileName }) => fileName)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const output = bundle[name]
    if (output?.type === 'chunk' && !found.has(name)) {
      found.set(name, output)
      queue.push(...output.imports)
    }
  }

  return [...found.values()]
}
