import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readDeployFile } from '../monitoring-files.ts'
import { freePort } from './free-port.ts'

const Answer = z.object({
  status: z.string(),
  error: z.string().optional(),
  data: z.object({ result: z.array(z.object({ metric: z.record(z.string(), z.string()) })) }),
})

export interface Prometheus {
  /** The labels of each series that an expression finds now. Throws for one that is not valid. */
  query(expression: string): Promise<Record<string, string>[]>
  stop(): Promise<void>
}

/** Prometheus with the configuration and the rules in `deploy/`, reading this one process. */
export async function startPrometheus(target: string): Promise<Prometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-prometheus-'))
  const config = readDeployFile('prometheus/prometheus.yaml')
    .replace(/targets: .*/, `targets: ['${target}']`)
    .replaceAll(/[23]0s/g, '1s')
  writeFileSync(path.join(folder, 'prometheus.yaml'), config)
  writeFileSync(path.join(folder, 'alerts.yaml'), readDeployFile('prometheus/alerts.yaml'))
  const port = await freePort()
  const child = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { cwd: folder, stdio: 'ignore' },
  )
  const ended = once(child, 'close')
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin)

  return {
    async query(expression) {
      const response = await fetch(
        `${origin}/api/v1/query?${new URLSearchParams({ query: expression })}`,
      )
      const body: unknown = await response.json()
      if (!response.ok) {
        throw new Error(`${expression}: ${JSON.stringify(body)}`)
      }
      return Answer.parse(body).data.result.map(({ metric }) => metric)
    },
    async stop() {
      process.off('exit', killWithTests)
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${origin}/-/ready`).catch(() => undefined))?.ok) {
      return
    }
    await wait(50)
  }

  throw new Error('Prometheus did not start.')
}
