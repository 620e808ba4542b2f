import { hostileText, hostileValue } from './hostile-values.ts'
import type { Random } from './random.ts'
import type { SoakRequest } from './send.ts'

/** A change of a request, so that a failing one can be reduced to the changes that it takes. */
export interface Mutation {
  name: string
  apply(request: SoakRequest): SoakRequest
}

export function pickMutation(random: Random): Mutation {
  return random.pick([pathPart, query, query, body, body, body, body, bodyBytes, header])(random)
}

export function applyAll(request: SoakRequest, mutations: readonly Mutation[]): SoakRequest {
  return mutations.reduce((changed, mutation) => mutation.apply(changed), request)
}

/** One part of the path, which may be an id, a role or a code. */
function pathPart(random: Random): Mutation {
  const [position, text] = [random.next(), hostileText(random)]

  return {
    name: `path part ${JSON.stringify(text.slice(0, 40))}`,
    apply: (request) => {
      const [path = '', search] = request.url.split('?')
      const parts = path.split('/')
      const index = 2 + Math.floor(position * (parts.length - 2))
      parts[index] = encode(text)
      return { ...request, url: [parts.join('/'), ...(search ? [search] : [])].join('?') }
    },
  }
}

const queryNames = [
  ...['after', 'limit', 'searchTerm', 'status', 'group', 'sort', 'direction', 'from', 'to'],
  ...[
    'hidden',
    'propertyId',
    'tenantId',
    'formId',
    'createdBy',
    'category',
    'source',
    'signers',
    'print',
  ],
  ...['timeZone', 'for', 'state', 'signedOn', 'documentGroupId', 'email', 'unitId', 'prompt'],
] as const

function query(random: Random): Mutation {
  const [name, text] = [random.pickFrom(queryNames) ?? 'after', hostileText(random)]

  return {
    name: `query ${name}=${JSON.stringify(text.slice(0, 40))}`,
    apply: (request) => ({
      ...request,
      url: `${request.url}${request.url.includes('?') ? '&' : '?'}${name}=${encode(text)}`,
    }),
  }
}

/** Puts a hostile value at one place of a JSON body, or takes the place away. */
function body(random: Random): Mutation {
  const [position, value, isRemoved] = [random.next(), hostileValue(random), random.chance(0.2)]
  const shown = isRemoved ? 'removed' : (JSON.stringify(value) ?? '').slice(0, 60)

  return {
    name: `body at ${position.toFixed(3)}: ${shown}`,
    apply: (request) => {
      if (request.headers['content-type'] !== 'application/json') {
        return request
      }
      const parsed = parse(String(request.payload))
      const places = listPlaces(parsed)
      const place = places[Math.floor(position * places.length)] ?? []
      const changed = change(parsed, place, isRemoved ? undefined : value)
      return { ...request, payload: JSON.stringify(changed) ?? 'null' }
    },
  }
}

/** Bytes that are no JSON, no PDF, no UTF-8. */
function bodyBytes(random: Random): Mutation {
  const [cut, noise] = [random.next(), random.below(256)]

  return {
    name: `body cut at ${cut.toFixed(3)}, with byte ${noise}`,
    apply: (request) => {
      const bytes = Buffer.from(request.payload ?? '')
      const end = Math.floor(cut * bytes.length)
      return { ...request, payload: Buffer.concat([bytes.subarray(0, end), Buffer.of(noise)]) }
    },
  }
}

const headers = [
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'application/pdf'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['accept-encoding', 'br;q=0, gzip;q=1.1, *'],
  ['if-none-match', '*'],
  ['idempotency-key', 'a'.repeat(2000)],
  ['idempotency-key', ' '],
  ['x-time-zone', 'Mars/Olympus_Mons'],
  ['x-request-id', '{"level":60}'],
  ['x-forwarded-for', '127.0.0.1, ::1, not-an-address'],
  ['user-agent', 'x'.repeat(8000)],
  ['authorization', 'Bearer'],
  ['authorization', 'Basic eDp5'],
  ['cookie', 'countersign_login=%; a=b=c;;'],
  ['range', 'bytes=0-0,1-1,-5'],
] as const

function header(random: Random): Mutation {
  const [name, value] = random.pickFrom(headers) ?? headers[0]

  return {
    name: `header ${name}: ${value.slice(0, 40)}`,
    apply: (request) => ({ ...request, headers: { ...request.headers, [name]: value } }),
  }
}

type Place = readonly (string | number)[]

/** The places of all values inside a value, and its own. */
function listPlaces(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) {
    return [place]
  }
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value)

  return [place, ...inside.flatMap(([key, child]) => listPlaces(child, [...place, key]))].slice(
    0,
    500,
  )
}

function change(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) {
    return replacement
  }
  if (Array.isArray(value)) {
    return value.map((child, index) => (index === key ? change(child, rest, replacement) : child))
  }

  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, child]: [string, unknown]) => [
      name,
      name === key ? change(child, rest, replacement) : child,
    ]),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
