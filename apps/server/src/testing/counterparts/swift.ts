import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from './free-port.ts'
import {
  storageServers,
  swiftKeys,
  writeSwiftConfig,
  type SwiftPorts,
  type SwiftServer,
} from './swift-config.ts'

export interface Swift {
  endpoint: string
  keys: { accessKeyId: string; secretAccessKey: string }
  createBucket(name: string): Promise<void>
  /** A bucket takes no more than this many bytes. */
  setQuota(bucket: string, bytes: number): Promise<void>
  /** The proxy, which has the S3 API, stops listening until `comeBack`. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/**
 * OpenStack Swift with its S3 API, from Debian's packages (`dev/counterparts.mjs`), in a temporary folder
 * whose file system must have extended attributes.
 */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-swift-'))
  const ports = await freePorts()
  writeSwiftConfig(folder, ports)
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  const processes = storageServers.map((server) => startServer(folder, server))
  processes.push(startMemcached(ports.memcached))
  let proxy = startServer(folder, 'proxy')

  const waitForProxy = () => waitForAnswer(`${endpoint}/info`, proxy)
  await waitForProxy()
  return {
    endpoint,
    keys: swiftKeys,
    createBucket: (name) => createBucket(endpoint, name),
    setQuota: (bucket, bytes) => setQuota({ endpoint, bucket, bytes }),
    goAway: () => proxy.stop(),
    async comeBack() {
      proxy = startServer(folder, 'proxy')
      await waitForProxy()
    },
    async stop() {
      await Promise.all([...processes, proxy].map((each) => each.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePorts(): Promise<SwiftPorts> {
  const [account, container, object, proxy, memcached] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])

  return { account, container, object, proxy, memcached }
}

interface RunningProcess {
  /** What it printed last. */
  output(): string
  stop(): Promise<void>
}

function startServer(folder: string, server: SwiftServer): RunningProcess {
  return run(`swift-${server}-server`, [path.join(folder, `${server}-server.conf`), '-v'])
}

function startMemcached(port: number): RunningProcess {
  return run('memcached', ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(port)])
}

function run(program: string, args: string[]): RunningProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (text: string) => {
    output = (output + text).slice(-4000)
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  child.on('error', (error) => keep(`${error.message}\n`))
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)

  return {
    output: () => `${program}: ${output}`,
    async stop() {
      process.off('exit', killWithTests)
      await stopChild(child)
    },
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
    return
  }

  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function waitForAnswer(url: string, { output }: RunningProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) {
      return
    }
    await wait(100)
  }

  throw new Error(`Swift did not start. ${output()}`)
}

/** Waits until the storage servers answer, too. */
async function createBucket(endpoint: string, name: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: swiftKeys,
    maxAttempts: 8,
  })

  await client.send(new CreateBucketCommand({ Bucket: name }))
  client.destroy()
}

interface Quota {
  endpoint: string
  bucket: string
  bytes: number
}

/** By Swift's own API: that of S3 has no quotas. */
async function setQuota({ endpoint, bucket, bytes }: Quota): Promise<void> {
  const login = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': swiftKeys.accessKeyId, 'x-auth-key': swiftKeys.secretAccessKey },
  })
  const response = await fetch(`${login.headers.get('x-storage-url')}/${bucket}`, {
    method: 'POST',
    headers: {
      'x-auth-token': login.headers.get('x-auth-token') ?? '',
      'x-container-meta-quota-bytes': String(bytes),
    },
  })
  if (!response.ok) {
    throw new Error(`Swift did not set the quota: ${response.status}`)
  }
}
