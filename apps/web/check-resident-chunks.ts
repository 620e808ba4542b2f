import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Residents use phones: their pages load no zod, and the signing room's first scripts have nothing of
 * its later steps. The app loads no chunk of the signing room.
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
          `Residents would load zod in ${names}. Import values of the contract's calls/ and rules/ only there.`,
        )
      }
      if (chunksLoadedBy(bundle, signingRoom).some(({ name }) => later.has(name))) {
        this.error('The signing room loads its later steps at once. Correct the list in chunks.ts.')
      }
      const room = chunksLoadedBy(bundle, app, { lazily: true }).find(({ name }) =>
        roomChunks.has(name),
      )
      if (room) {
        this.error(
          `The app loads the residents' ${room.fileName} and would run it. Move what they share to the chunk of both in chunks.ts.`,
        )
      }
      const foreign = chunksLoadedBy(bundle, signingRoom, { lazily: true }).find(({ moduleIds }) =>
        moduleIds.some((id) => app.test(id)),
      )
      if (foreign) {
        this.error(
          `The signing room loads the app's ${foreign.fileName} and would run it. Move what they share to core in chunks.ts.`,
        )
      }
    },
  }
}

/** Chunks that the signing room loads once its first page is shown. */
const laterSteps = ['controls', 'fill', 'adopt']
const later = new Set(laterSteps)
const roomChunks = new Set(['frame', 'signing-link', ...laterSteps])
const app = /[\\/]web[\\/]index\.html$/
const signingRoom = /[\\/]web[\\/]signing-room\.html$/
const zod = /node_modules[\\/]zod[\\/]/

/** The entry pages, the signing room with everything it loads later, and the pages by signing code. */
const residentModules =
  /[\\/]web[\\/](signing-(link|room)\.html|src[\\/](signing-room|routes[\\/](sign|apply))[\\/])/

/** The chunks with these modules and what they import, statically or also `lazily`. */
function chunksLoadedBy(
  bundle: Bundle,
  modules: RegExp,
  { lazily = false } = {},
): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const queue = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
    .map(({ fileName }) => fileName)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const output = bundle[name]
    if (output?.type === 'chunk' && !found.has(name)) {
      found.set(name, output)
      queue.push(...output.imports, ...(lazily ? output.dynamicImports : []))
    }
  }

  return [...found.values()]
}
