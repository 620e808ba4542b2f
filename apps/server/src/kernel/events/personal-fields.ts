import { isRecord } from '@countersign/answers/answer'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { PersonalPart, PersonalParts } from '@countersign/database'
import type { Origin } from '../context.ts'
import { sha256 } from '../sha256.ts'
import { eventTypes, isEventType } from './event-types.ts'

export const partNames = ['origin', 'data'] as const
export type PartName = (typeof partNames)[number]

interface EventData {
  type: string
  data: object
}

export interface SplitEvent {
  /** Personal texts are empty, and `personalSha256` has a salted digest of each part. */
  data: object
  personal: PersonalParts | undefined
}

/** Only the digests are chained, so that values can be erased later and the hashes stay true. */
export function splitPersonal(
  { type, data, origin }: EventData & { origin: Pick<Origin, 'ip' | 'userAgent'> },
  createSalt: () => string,
): SplitEvent {
  const found = {
    origin: withoutUndefined({ ip: origin.ip, userAgent: origin.userAgent }),
    data: withoutUndefined(
      Object.fromEntries(pathsOf(type).map((path) => [path, readPath(data, path)])),
    ),
  }
  const named = partNames.filter((name) => Object.keys(found[name]).length > 0)
  if (named.length === 0) {
    return { data, personal: undefined }
  }

  const personal: PersonalParts = {}
  const personalSha256: Digests = {}
  for (const name of named) {
    const part = { salt: createSalt(), values: found[name] }
    personal[name] = part
    personalSha256[name] = digestPart(part)
  }
  return { data: { ...emptyPersonal({ type, data }), personalSha256 }, personal }
}

type Digests = Partial<Record<PartName, string>>

function digestPart({ salt, values }: PersonalPart): string {
  return sha256(`${salt}\n${canonicalJson(values)}`)
}

/** The data of an event with the texts at its personal paths empty. */
export function emptyPersonal({ type, data }: EventData): object {
  return pathsOf(type).reduce(
    (emptied, path) => changePath(emptied, path.split('.'), (value) => mapTexts(value, () => '')),
    data,
  )
}

interface StoredData extends EventData {
  personal?: PersonalParts | null
}

/** What an event said; a text that was erased since is `erasedText`. */
export function joinPersonal({ type, data, personal }: StoredData): object {
  const values = personal?.data?.values
  const isErased = !values && (readDigests(data).data !== undefined || isMarkedErased(personal))

  return pathsOf(type).reduce(
    (joined, path) =>
      changePath(joined, path.split('.'), (value) =>
        isErased ? mapTexts(value, (text) => text || erasedText) : (values?.[path] ?? value),
      ),
    data,
  )
}

export const erasedText = '(erased)'

/** An event from before there were digests, of which something was erased. */
function isMarkedErased(personal: PersonalParts | null | undefined): boolean {
  return Boolean(personal && Object.keys(personal).length === 0)
}

/** Of an event whose chained data has digests: which parts are erased, and whether one is not what was recorded. */
export function checkPersonal({ data, personal }: Pick<StoredData, 'data' | 'personal'>): {
  isErased: boolean
  isChanged: boolean
} {
  const digests = readDigests(data)

  return {
    isErased: partNames.some((name) => digests[name] !== undefined && !personal?.[name]),
    isChanged: partNames.some((name) => {
      const part = personal?.[name]
      return part && digestPart(part) !== digests[name]
    }),
  }
}

/** Whether an event was recorded with digests. */
export function hasDigests(data: object): boolean {
  return Object.keys(readDigests(data)).length > 0
}

export function withoutDigests(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'personalSha256'))
}

function readDigests(data: object): Digests {
  return 'personalSha256' in data && isRecord(data.personalSha256) ? data.personalSha256 : {}
}

function pathsOf(type: string): readonly string[] {
  return isEventType(type) ? eventTypes[type].personal : []
}

function readPath(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data)
}

function changePath(
  data: object,
  [key = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): object {
  const value: unknown = isRecord(data) ? data[key] : undefined
  if (value === undefined) {
    return data
  }

  return {
    ...data,
    [key]:
      rest.length === 0 ? change(value) : isRecord(value) ? changePath(value, rest, change) : value,
  }
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return map(value)
  }

  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, map)]))
    : value
}

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
