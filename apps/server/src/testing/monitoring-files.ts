import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
})

/** The queries of the Grafana dashboard, as Prometheus takes them. */
export function dashboardExpressions(): string[] {
  const { panels } = Dashboard.parse(
    JSON.parse(readDeployFile('grafana/dashboards/countersign.json')),
  )

  return panels.flatMap(({ targets }) =>
    targets.map(({ expr }) =>
      expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    ),
  )
}

export function alertExpressions(): string[] {
  const rules = readDeployFile('prometheus/alerts.yaml')

  return [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression ?? '')
}

export interface Selector {
  name: string
  labels: string[]
}

/** `countersign_jobs{state="failed"}` is the name `countersign_jobs` with the label `state`. */
export function readSelectors(expression: string): Selector[] {
  const found = expression.matchAll(
    /\b((?:countersign|http_server|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g,
  )

  return [...found].map(([, name = '', inside = '']) => ({
    name,
    labels: [...inside.matchAll(/(\w+)(?==~?"|!)/g)].map(([label]) => label),
  }))
}

export function readDeployFile(file: string): string {
  return readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
}
