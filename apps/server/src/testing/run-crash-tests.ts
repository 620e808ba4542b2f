import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const program = fileURLToPath(new URL('./crash-test-server.ts', import.meta.url))
const Said = z.object({ address: z.string().optional(), sealing: z.string().optional() })
type Said = z.output<typeof Said>

export interface CrashTestServer {
  /** Where it listens; empty where it has no doors. */
  ready: Promise<string>
  /** The signal that ended it. */
  ended: Promise<string | null>
  /** Once it has begun to make a file, where it was told to hold it there. */
  sealing: Promise<string>
  goOn(): void
  stop(): Promise<string | null>
}

/** Servers in processes of their own, on one database and one data folder. */
export function createCrashTestServers(place: { databaseUrl: string; dataDir: string }) {
  const running = new Set<ChildProcess>()

  return {
    start(settings: Record<string, string>): CrashTestServer {
      const child = fork(program, {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: place.databaseUrl,
          DATA_DIR: place.dataDir,
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
        ready: heard(child, ({ address }) => address),
        sealing: heard(child, ({ sealing }) => sealing),
        ended,
        goOn: () => void child.send('go on'),
        stop: () => (child.kill('SIGTERM'), ended),
      }
    },
    /** Whoever outlived a failed test would do the next one's work. */
    killAll: () => running.forEach((child) => void child.kill('SIGKILL')),
  }
}

/** The first thing of its kind that a process says. */
function heard(child: ChildProcess, pick: (said: Said) => string | undefined): Promise<string> {
  return new Promise((resolve) =>
    child.on('message', (message) => {
      const said = pick(Said.parse(message))
      if (said !== undefined) {
        resolve(said)
      }
    }),
  )
}
