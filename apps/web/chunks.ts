import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

/**
 * Entry files of each kind of reader; what they import statically is theirs. In order of priority:
 * a module that several readers need goes to the first.
 */
const entryFiles = {
  frame: ['signing-room.html'],
  controls: ['src/signing-room/fields/field-control.tsx'],
  fill: ['src/signing-room/steps/fill-step.tsx'],
  adopt: ['src/signing-room/signature/adopt-dialog.tsx'],
  'signing-link': ['signing-link.html'],
  ended: ['src/routes/sign/sign-status.tsx'],
  'email-copy': ['src/routes/sign/email-copy.tsx'],
  apply: ['src/routes/apply/apply-pages.tsx'],
  shell: ['index.html', 'src/routes/login.tsx', 'src/routes/auth-callback.tsx'],
  member: ['src/routes/legal-forms/dashboard.tsx'],
  framed: ['src/routes/legal-forms/packet/start.tsx', 'src/routes/legal-forms/packet/sign.tsx'],
  creation: ['src/routes/legal-forms/new/select-property.tsx'],
  choosing: [
    'src/routes/legal-forms/new/select-documents.tsx',
    'src/routes/legal-forms/new/confirm-documents.tsx',
  ],
}
type Reader = keyof typeof entryFiles

/**
 * Puts what one kind of reader needs into one file: a request costs a phone more than a few
 * unneeded kilobytes. Everything else is split by rolldown's own rule, a file for each set of
 * pages.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (everywhere.test(id)) {
    return 'core'
  }
  if (zod.test(id)) {
    return 'zod'
  }

  const readers = order.filter((reader) => modulesOf(reader, graph).has(id))
  const [first] = readers
  const inApp = allOf('shell', graph).has(id)
  const documents = new Set(readers.map((reader) => documentOf(reader)))
  if (documents.size > 1 || (inApp && first && documentOf(first) !== 'app')) {
    return 'core'
  }
  // The styles that a resident reads with are one file: another request costs more.
  return first && readsForms.has(first) && id.endsWith('.css') ? 'core' : (first ?? null)
}

/** Every page needs React. */
const everywhere = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** Every page with fields needs all of zod. */
const zod = /node_modules[\\/]zod[\\/]/

const order = [
  'frame',
  'controls',
  'fill',
  'adopt',
  'signing-link',
  'ended',
  'email-copy',
  'apply',
  'shell',
  'member',
  'framed',
  'creation',
  'choosing',
] as const satisfies Reader[]

const readsForms = new Set<Reader>(['frame', 'controls', 'signing-link'])

/** Each document runs its own entry: what two of them need goes to `core`, which runs none. */
function documentOf(reader: Reader): 'room' | 'signing-link' | 'app' {
  switch (reader) {
    case 'frame':
    case 'controls':
    case 'fill':
    case 'adopt':
      return 'room'
    case 'signing-link':
    case 'ended':
    case 'email-copy':
    case 'apply':
      return 'signing-link'
    case 'shell':
    case 'member':
    case 'framed':
    case 'creation':
    case 'choosing':
      return 'app'
  }
}

/** What a reader loads at once. */
function modulesOf(reader: Reader, graph: Graph): Set<string> {
  return remember(reader, () => reachedFrom(entryFiles[reader], (id) => staticImports(id, graph)))
}

/** What a reader loads at once or later. */
function allOf(reader: Reader, graph: Graph): Set<string> {
  return remember(`${reader}, later too`, () =>
    reachedFrom(entryFiles[reader], (id) => [
      ...staticImports(id, graph),
      ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    ]),
  )
}

function staticImports(id: string, graph: Graph): string[] {
  return graph.getModuleInfo(id)?.importedIds ?? []
}

function reachedFrom(entries: string[], importsOf: (id: string) => string[]): Set<string> {
  const found = new Set<string>()
  const waiting = entries.map((file) => fileURLToPath(new URL(file, import.meta.url)))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!found.has(id)) {
      found.add(id)
      waiting.push(...importsOf(id))
    }
  }
  return found
}

const known = new Map<string, Set<string>>()

function remember(key: string, find: () => Set<string>): Set<string> {
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}
