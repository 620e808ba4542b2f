import { fileURLToPath } from 'node:url'

/** The part of rolldown's module graph that is read here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/**
 * Entry files of each kind of reader; what they import statically is theirs. In order of priority:
 * a module that several readers need goes to the first.
 */
const entryFiles = {
  frame: ['signing-room.html'],
  work: ['src/signing-room/steps/form-steps.tsx'],
  fill: ['src/signing-room/steps/fill-step.tsx'],
  dialogs: [
    'src/signing-room/signature/adopt-dialog.tsx',
    'src/signing-room/steps/decline-dialog.tsx',
  ],
  shell: ['index.html'],
  guest: [
    'src/routes/login.tsx',
    'src/routes/auth-callback.tsx',
    'src/routes/sign/sign-status.tsx',
  ],
  member: ['src/app/layouts/main-layout.tsx', 'src/routes/legal-forms/dashboard.tsx'],
}
type Reader = keyof typeof entryFiles

/**
 * Puts what one kind of reader needs into one file: a request costs a phone more than a few
 * unneeded kilobytes. Everything else is split by rolldown's own rule, a file for each set of
 * pages.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const fixed = packageModules[packageModuleOf(id) ?? '']
  if (fixed) {
    return fixed
  }
  if (react.test(id)) {
    return 'core'
  }

  const readers = order.filter((reader) => modulesOf(reader, graph).has(id))
  const inFrame = readers.filter((reader) => framed.has(reader))
  if (inFrame.length > 0 && (inFrame.length < readers.length || shared.test(id))) {
    return inFrame.includes('frame') ? 'core' : 'shared'
  }
  // Styles of all later steps are one file: they are smaller than what two more requests cost.
  const isLater = inFrame.length > 0 && !inFrame.includes('frame')
  return isLater && id.endsWith('.css') ? 'work' : (readers[0] ?? null)
}

/** Pages of the app that are no reader here use these too, and must not load the signing room. */
const shared = /apps[\\/]web[\\/]src[\\/](lib|ui)[\\/].*\.tsx?$/

/** Both pages need React. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

/**
 * Modules of our packages that residents load, below `packages/`. Their index files import every
 * module, so that `modulesOf` cannot tell who needs one. `checkResidentChunks` fails if one is missing
 * here or no longer exists.
 */
export const packageModules: Record<string, string> = listChunks({
  core: [
    'answers/src/address',
    'answers/src/answer',
    'answers/src/day',
    'contract/src/calls/call-url',
    'contract/src/rules/limits',
  ],
  frame: [
    'answers/src/is-answered',
    'answers/src/last-day',
    'answers/src/sums',
    'contract/src/calls/signing-room',
  ],
  shared: ['contact', 'format-day', 'text', 'time-zone', 'us-states'].map(
    (name) => `answers/src/${name}`,
  ),
  work: [
    'check-answer',
    'format-answer',
    'number',
    'parse-answer',
    'parse-table',
    'parse-written-day',
  ].map((name) => `answers/src/${name}`),
  shell: [
    'contract/src/calls/auth',
    'contract/src/calls/signing-invites',
    'contract/src/rules/invites',
    'contract/src/rules/roles',
  ],
})

/** Chunk → modules, as module → chunk. */
function listChunks(chunks: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chunks).flatMap(([chunk, modules]) => modules.map((name) => [name, chunk])),
  )
}

/** `contract/src/rules/limits` for a module of our packages that browsers use. */
export function packageModuleOf(id: string): string | undefined {
  return /packages[\\/]((answers|contract)[\\/]src[\\/].+)\.ts$/
    .exec(id)?.[1]
    ?.replaceAll('\\', '/')
}

const cache = new Map<Reader, Set<string>>()

const order = [
  'frame',
  'work',
  'fill',
  'dialogs',
  'shell',
  'guest',
  'member',
] as const satisfies Reader[]
/**
 * Readers in the frame. What the room's first page shares with the app goes to `core`, what only its
 * later steps share with the app to `shared`, which the room fetches with those steps.
 */
const framed = new Set<Reader>(['frame', 'work', 'fill', 'dialogs'])

function modulesOf(reader: Reader, graph: Graph): Set<string> {
  const known = cache.get(reader)
  if (known) {
    return known
  }

  const found = new Set<string>()
  const waiting = entryFiles[reader].map((file) => fileURLToPath(new URL(file, import.meta.url)))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!found.has(id) && packageModuleOf(id) === undefined) {
      found.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  cache.set(reader, found)
  return found
}
