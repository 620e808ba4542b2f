import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLogger } from '../../kernel/logger.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { StorageError } from '../../kernel/storage-error.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { createS3FileStore } from './s3-file-store.ts'
import type { CallObserver } from './s3/s3-call.ts'
import { fakeBucket, fakeKeys, startFakeS3, type FakeS3 } from './testing/fake-s3.ts'

const bytes = new TextEncoder().encode('%PDF-1.7 a signed file')
const hash = sha256(bytes)
const key = `packets/${hash}`
const clock = createFakeClock()

let fake: FakeS3
beforeAll(async () => {
  fake = await startFakeS3()
})
afterAll(() => fake.goAway())
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', fakeKeys.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', fakeKeys.secretAccessKey)
  fake.objects.clear()
  fake.requests.length = 0
  fake.misbehave = () => false
})
afterEach(() => vi.unstubAllEnvs())

describe('a bucket that works', () => {
  test('has no file that was never stored', async () => {
    expect(await openStore().read(hash)).toBeUndefined()
    expect(await openStore().size(hash)).toBeUndefined()
  })

  test('rejects a name that is not a hash', async () => {
    expect(() => openStore().read('../../etc/passwd')).toThrow(/SHA-256/)
  })

  test('returns a file as it was stored, under its hash behind the prefix', async () => {
    expect(await openStore().put(bytes)).toBe(hash)

    expect([...fake.objects.keys()]).toEqual([key])
    expect(Buffer.from((await openStore().read(hash)) ?? [])).toEqual(Buffer.from(bytes))
    expect(await openStore().size(hash)).toBe(bytes.length)
  })

  test('tells how long each call took, by its operation', async () => {
    const heard: { call: string; outcome: string; seconds: number }[] = []
    const store = openStore({ onCall: (observed) => heard.push(observed) })
    await store.put(bytes)
    await store.read(hash)

    expect(heard).toMatchObject([
      { call: 'HeadObject', outcome: 'done' },
      { call: 'PutObject', outcome: 'done' },
      { call: 'GetObject', outcome: 'done' },
    ])
  })

  test('is not sent a file twice', async () => {
    await openStore().put(bytes)
    const stored = fake.objects.get(key)
    await Promise.all([openStore().put(bytes), openStore().put(bytes)])

    expect(fake.objects.get(key)).toBe(stored)
  })

  test('gets a file again whose earlier upload was cut off', async () => {
    fake.objects.set(key, { bytes: Buffer.from('%PDF'), headers: {} })
    await openStore().put(bytes)

    expect(fake.objects.get(key)?.bytes.length).toBe(bytes.length)
  })

  test('removes a file, also twice', async () => {
    await openStore().put(bytes)
    await openStore().remove(hash)
    await openStore().remove(hash)

    expect(await openStore().read(hash)).toBeUndefined()
  })

  test('lists its files page by page, and no others', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4, 5].map((byte) => openStore().put(new Uint8Array([byte]))),
    )
    fake.objects.set('packets/readme.txt', { bytes: Buffer.from('x'), headers: {} })
    fake.objects.set(hash, { bytes: Buffer.from(bytes), headers: {} })
    const listed = await collect(openStore().list())

    expect(listed).toMatchObject(hashes.sort().map((each) => ({ sha256: each, bytes: 1 })))
  })

  test('gets a large file in one request, and not again', async () => {
    const large = new Uint8Array(20 * 2 ** 20).fill(7)
    const largeHash = await openStore().put(large)
    await openStore().put(large)

    const requests = ['HEAD', 'PUT', 'HEAD'].map((method) => `${method} packets/${largeHash}`)
    expect(fake.requests).toEqual(requests)
    expect((await openStore().read(largeHash))?.length).toBe(large.length)
  })

  test('locks new files for as many days as it is told', async () => {
    await openStore({ objectLockDays: 30 }).put(bytes)
    const headers = fake.objects.get(key)?.headers

    expect(headers?.['x-amz-object-lock-mode']).toBe('GOVERNANCE')
    const until = new Date(String(headers?.['x-amz-object-lock-retain-until-date']))
    expect(until.getTime()).toBe(clock.now().getTime() + 30 * 24 * 60 * 60 * 1000)
  })
})

describe('a bucket that does not work', () => {
  test('and is away: nothing is stored, and everything works once it is back', async () => {
    const store = openStore()
    await store.put(bytes)
    expect(await store.check()).toBe(true)
    clock.advance(60_000)
    await fake.goAway()
    expect(await store.check()).toBe(false)
    for (const run of [() => store.put(bytes), () => store.read(hash), () => store.remove(hash)]) {
      await expectFailure(run, 'unavailable')
    }
    await fake.comeBack()
    expect(await store.check()).toBe(false)
    clock.advance(60_000)
    expect(await store.check()).toBe(true)

    expect((await store.read(hash))?.length).toBe(bytes.length)
  })

  test('and is slow: it is given up after the time limit', async () => {
    fake.misbehave = () => true // never answers

    await expectFailure(() => openStore({ silentMs: 200 }).read(hash), 'unavailable')
    await expectFailure(() => openStore({ silentMs: 200 }).put(bytes), 'unavailable')
    expect(fake.requests).toHaveLength(6)
  })

  test('and is slow with the second half of a file', async () => {
    fake.misbehave = (_request, response) => {
      response.writeHead(200, { 'content-length': String(bytes.length) }).write('%PDF')
      return true
    }

    await expectFailure(() => openStore({ silentMs: 200 }).read(hash), 'unavailable')
  })

  test('and sends half a file: it is never returned', async () => {
    await openStore().put(bytes)
    fake.misbehave = (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': String(bytes.length) }).write('%PDF')
      setImmediate(() => response.destroy())
      return true
    }

    await expectFailure(() => openStore().read(hash), 'unavailable')
  })

  test('and sends other bytes: they are never returned', async () => {
    await openStore().put(bytes)
    fake.objects.set(key, { bytes: Buffer.from('something else'), headers: {} })

    await expectFailure(() => openStore().read(hash), 'corrupt')
  })

  test('and sends 100 MB for a small file: they are not read to the end', async () => {
    let sent = 0
    const chunk = Buffer.alloc(2 ** 20)
    fake.misbehave = (_request, response) => {
      response.writeHead(200)
      const send = () => {
        while (!response.destroyed && sent < 100 && response.write(chunk)) {
          sent += 1
        }
        if (sent >= 100) {
          response.end()
        }
      }
      response.on('drain', send)
      send()
      return true
    }

    await expectFailure(() => openStore().read(hash, { bytes: bytes.length }), 'corrupt')
    expect(sent).toBeLessThan(60)
  })

  test('and sends 100 MB instead of an error', async () => {
    fake.misbehave = (_request, response) => {
      response.writeHead(500).end(Buffer.alloc(100 * 2 ** 20, '<'))
      return true
    }

    await expectFailure(() => openStore().put(bytes), 'unavailable')
  })

  test.each([507, 413])('and is full (%i): this is said, and not tried again', async (status) => {
    fake.misbehave = onPut(answering(status, 'Full'))

    await expectFailure(() => openStore().put(bytes), 'full')
    expect(fake.requests).toEqual([`HEAD ${key}`, `PUT ${key}`])
  })

  test('and whose quota is used up (403 QuotaExceeded)', async () => {
    fake.misbehave = onPut(answering(403, 'QuotaExceeded'))

    await expectFailure(() => openStore().put(bytes), 'full')
  })

  test('once, with a 500: it is asked again', async () => {
    fake.misbehave = once(answering(500, 'InternalError'))
    await openStore().put(bytes)

    fake.misbehave = once(answering(503, 'SlowDown'))
    expect((await openStore().read(hash))?.length).toBe(bytes.length)
  })

  test('and redirects to another host: nothing is sent there', async () => {
    const other = await startFakeS3()
    fake.misbehave = (_request, response) => {
      response.writeHead(307, { location: `${other.endpoint}/${fakeBucket}/${key}` }).end()
      return true
    }

    await expectFailure(() => openStore().put(bytes), 'refused')
    await expectFailure(() => openStore().read(hash), 'refused')
    expect(other.requests).toEqual([])
    await other.goAway()
  })

  test.each([
    ['a page of a proxy', '<html><body>Please log in.</body></html>'],
    ['nonsense', '<<<&&&'],
    ['nothing', ''],
  ])(
    'and answers %s with status 200: nothing counts as stored, read or listed',
    async (_, body) => {
      fake.misbehave = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(body)
        return true
      }

      await expectFailure(() => openStore().put(bytes), 'unavailable')
      await expectFailure(() => openStore().read(hash), 'corrupt')
      await expectFailure(() => collect(openStore().list()), 'unavailable')
      await expectFailure(() => openStore().put(new Uint8Array(9 * 2 ** 20)), 'unavailable')
    },
  )

  test('and answers a page with status 404: the file does not count as missing', async () => {
    fake.misbehave = (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>')
      return true
    }

    await expectFailure(() => openStore().read(hash), 'unavailable')
  })

  test('and disagrees about the time: its clock counts', async () => {
    const dates: string[] = []
    const theirs = Date.now() + 20 * 60_000
    fake.misbehave = (request, response) => {
      dates.push(String(request.headers['x-amz-date']))
      response.setHeader('date', new Date(theirs).toUTCString())
      return dates.length === 1 && answering(403, 'RequestTimeTooSkewed')(request, response)
    }
    await openStore().put(bytes)

    const [first = 0, second = 0] = dates.map(toInstant)
    expect(Math.round((second - first) / 60_000)).toBe(20)
  })
})

describe('keys', () => {
  test.each([
    ['a wrong secret', fakeKeys.accessKeyId, 'wrong-secret-key'],
    ['an unknown key', 'unknown-access-key', fakeKeys.secretAccessKey],
  ])('%s is refused, and neither key nor secret is in the error', async (_, id, secret) => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', id)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret)

    const error = await expectFailure(() => openStore().read(hash), 'refused')
    expect(fake.requests).toHaveLength(1)
    const text = JSON.stringify([error, error.message, error.stack, error.cause])
    expect(text).not.toContain(id)
    expect(text).not.toContain(secret)
  })

  test('that expired are refused', async () => {
    fake.misbehave = answering(400, 'ExpiredToken')

    await expectFailure(() => openStore().read(hash), 'refused')
  })

  test('for another bucket do not make files look missing', async () => {
    await expectFailure(() => openStore({ bucket: 'other' }).read(hash), 'refused')
  })

  test('that cannot be found are an error in words', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', '')
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere')
    vi.stubEnv('AWS_CONFIG_FILE', '/nowhere')

    await expectFailure(() => openStore().read(hash), 'refused')
    expect(fake.requests).toEqual([])
  })
})

interface Changes {
  objectLockDays?: number
  bucket?: string
  silentMs?: number
  onCall?: CallObserver
}

function openStore({ silentMs = 10_000, ...change }: Changes = {}) {
  return createS3FileStore({
    bucket: fakeBucket,
    region: 'us-east-1',
    endpoint: fake.endpoint,
    prefix: 'packets/',
    objectLockDays: undefined,
    clock,
    log: createLogger('silent'),
    limits: { silentMs, callMs: 10_000, bytesPerSecond: 10_000_000 },
    ...change,
  })
}

async function expectFailure(
  run: () => Promise<unknown>,
  failure: StorageError['failure'],
): Promise<StorageError> {
  const error = await run().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof StorageError)) {
    throw new Error(`Expected a StorageError, not ${String(error)}`)
  }
  const code = failure === 'corrupt' ? 'file-damaged' : 'storage-unavailable'
  expect([error.failure, error.code]).toEqual([failure, code])

  return error
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) {
    all.push(item)
  }
  return all
}

/** Of `20261122T103110Z`, as it is signed. */
function toInstant(text: string): number {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text) ?? []
  const pairs = time.match(/../g) ?? []

  return Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${pairs.join(':')}Z`)
}

type Misbehavior = (request: IncomingMessage, response: ServerResponse) => boolean

function answering(status: number, code: string): Misbehavior {
  return (request, response) => {
    request.resume()
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`)
    return true
  }
}

function onPut(misbehavior: Misbehavior): Misbehavior {
  return (request, response) => request.method === 'PUT' && misbehavior(request, response)
}

function once(misbehavior: Misbehavior): Misbehavior {
  let done = false
  return (request, response) => {
    const first = !done
    done = true
    return first && misbehavior(request, response)
  }
}
