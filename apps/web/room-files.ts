import type { Plugin, Rolldown } from 'vite'

/** What the signing room fetches for an owner: its page, then the questions. */
const sources = [
  'signing-room.html',
  'src/signing-room/fields/field-control.tsx',
  'src/signing-room/steps/fill-step.tsx',
]

/** Names the signing room's files in the app's page, which can then fetch them before it frames the room. */
export function roomFiles(): Plugin {
  return {
    name: 'room-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) => {
        if (!bundle || path !== '/index.html') {
          return
        }
        const own = listFiles(bundle, ['index.html'])
        const files = listFiles(bundle, sources).filter((file) => !own.includes(file))
        return [{ tag: 'meta', attrs: { name: 'room-files', content: files.join(' ') } }]
      },
    },
  }
}

/** The built files of sources with all that they import. */
function listFiles(bundle: Rolldown.OutputBundle, names: string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set(
    chunks.filter(({ facadeModuleId }) => names.some((name) => facadeModuleId?.endsWith(name))),
  )
  for (const { imports } of found) {
    for (const chunk of chunks.filter(({ fileName }) => imports.includes(fileName))) {
      found.add(chunk)
    }
  }

  // A page's own chunk is written into the page.
  return [...found]
    .filter(({ facadeModuleId }) => !facadeModuleId?.endsWith('.html'))
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`)
}
