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
  desk: ['src/app/layouts/main-layout.tsx', 'src/routes/legal-forms/dashboard.tsx'],
}
type Reader = keyof typeof entryFiles

/**
 * Puts what one kind of reader needs into one file: a request costs a phone more than a few
 * unneeded kilobytes. Everything else is split by rolldown's own rule, a file for each set of
 * pages.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const fixed = packageChunks.find(({ files }) => files.test(id))
  if (fixed) {
    return fixed.chunk
  }
  if (react.test(id)) {
    return 'ground'
  }

  const readers = order.filter((reader) => modulesOf(reader, graph).has(id))
  const inFrame = readers.filter((reader) => framed.has(reader))
  if (inFrame.length > 0 && (inFrame.length < readers.length || shared.test(id))) {
    return inFrame.includes('frame') ? 'ground' : 'shared'
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
 * Modules of our packages that residents load. Their index files name every module, so that
 * `modulesOf` cannot tell who needs one; `checkResidentChunks` fails where this list is wrong.
 */
const packageChunks = [
  { chunk: 'ground', files: /contract[\\/]src[\\/](calls[\\/]call-url|rules[\\/]limits)\.ts$/ },
  { chunk: 'ground', files: /answers[\\/]src[\\/]answer\.ts$/ },
  { chunk: 'frame', files: /contract[\\/]src[\\/]calls[\\/]signing-room\.ts$/ },
  {
    chunk: 'shared',
    files: /answers[\\/]src[\\/](address|contact|day|format-day|text|time-zone|us-states)\.ts$/,
  },
  { chunk: 'frame', files: /answers[\\/]src[\\/]sums\.ts$/ },
  {
    chunk: 'work',
    files: /answers[\\/]src[\\/](check-answer|format-answer|is-answered|number|parse-[\w-]+)\.ts$/,
  },
  {
    chunk: 'shell',
    files: /contract[\\/]src[\\/](calls[\\/](auth|signing-invites)|rules[\\/](invites|roles))\.ts$/,
  },
]

const cache = new Map<Reader, Set<string>>()

const order = [
  'frame',
  'work',
  'fill',
  'dialogs',
  'shell',
  'guest',
  'desk',
] as const satisfies Reader[]
/**
 * Readers in the frame. What the room's first page shares with the app goes to `ground`, what only its
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
    if (!found.has(id) && !isPackage(id)) {
      found.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  cache.set(reader, found)
  return found
}

function isPackage(id: string): boolean {
  return /packages[\\/](answers|contract)[\\/]src/.test(id)
}
