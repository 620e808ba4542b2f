import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Residents read on phones: zod must not be in any file that their pages or the signing room load. */
export function checkResidentChunks(): Plugin {
  return {
    name: 'check-resident-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const heavy = chunksLoadedByResidents(bundle).filter(({ moduleIds }) =>
        moduleIds.some((id) => zod.test(id)),
      )
      if (heavy.length > 0) {
        const names = heavy.map(({ fileName }) => fileName).join(', ')
        this.error(
          `Residents would load zod in ${names}. Import values from @countersign/contract/calls there.`,
        )
      }
    },
  }
}

const zod = /node_modules[\\/]zod[\\/]/

/** The entry pages, the signing room with everything it loads later, and the pages by signing code. */
const residentModules =
  /[\\/]web[\\/]((index|signing-room)\.html|src[\\/](signing-room|routes[\\/]sign)[\\/])/

function chunksLoadedByResidents(bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const queue = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => residentModules.test(id)))
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
