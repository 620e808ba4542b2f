import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Account } from '../account.ts'

export interface OtherProcess {
  child: ChildProcess
  /** The database's URL, or the error message. */
  output: string
  /** Resolves when it has ended. */
  ended: Promise<unknown>
}

const entryPoint = new URL('../index.ts', import.meta.url).href

/** Starts the database of this data folder in another process, which runs until it is stopped. */
export async function startInProcess(
  dataDir: string,
  account: Account | undefined = undefined,
): Promise<OtherProcess> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(entryPoint)}
    const dataDir = ${JSON.stringify(dataDir)}
    try {
      const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {}, throwaway: true })
      process.on('SIGINT', () => stop().then(() => process.exit()))
      setInterval(() => {}, 60_000)
      console.log(url)
    } catch (error) {
      console.log(error.message)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const [output]: unknown[] = await once(createInterface(child.stdout), 'line')

  return { child, output: String(output), ended }
}
