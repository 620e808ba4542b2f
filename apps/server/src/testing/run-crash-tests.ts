import { fork, type ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { testProgram } from './test-program.ts'

const Message = z.object({ address: z.string().optional(), sealing: z.string().optional() })
type Message = z.output<typeof Message>

export interface CrashTestServer {
  pid: number | undefined
  /** Its address; empty without HTTP. */
  ready: Promise<string>
  /** The signal that ended it. */
  ended: Promise<string | null>
  /** The group whose file it is about to make, with HOLD_SEALS. */
  sealing: Promise<string>
  resume(): void
  stop(): Promise<string | null>
}

/** Servers in processes of their own, sharing a database and a data folder. */
export function createCrashTestServers(storage: { databaseUrl: string; dataDir: string }) {
  const running = new Set<ChildProcess>()

  return {
    start(settings: Record<string, string>): CrashTestServer {
      const child = fork(testProgram('testing/crash-test-server'), {
        // As in dev/setup.mjs; without it, those of the tests' own processes.
        execArgv: ['--max-semi-space-size=8'],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATABASE_URL: storage.databaseUrl,
          DATA_DIR: storage.dataDir,
          LOG_LEVEL: process.env.CRASH_TEST_LOG ?? 'silent',
          ...settings,
        },
      })
      running.add(child)
      const ended = new Promise<string | null>((resolve) =>
        child.once('exit', (_code, signal) => {
          running.delete(child)
          resolve(signal)
        }),
      )

      return {
        pid: child.pid,
        ready: firstMessage(child, ({ address }) => address),
        sealing: firstMessage(child, ({ sealing }) => sealing),
        ended,
        resume: () => void child.send('resume'),
        stop: () => (child.kill('SIGTERM'), ended),
      }
    },
    /** A server that survives a failed test would run the next test's jobs. */
    killAll: () => running.forEach((child) => void child.kill('SIGKILL')),
  }
}

function firstMessage(
  child: ChildProcess,
  pick: (message: Message) => string | undefined,
): Promise<string> {
  return new Promise((resolve) =>
    child.on('message', (message) => {
      const value = pick(Message.parse(message))
      if (value !== undefined) {
        resolve(value)
      }
    }),
  )
}
