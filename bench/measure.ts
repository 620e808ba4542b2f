/** How long one run of `work` takes. */
export async function measureMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export interface Sample {
  p50: number
  p95: number
}

/** Median and 95th percentile, in milliseconds, of `times` sequential runs after `warmUp` further ones. */
export async function sample(
  times: number,
  work: (run: number) => Promise<number>,
  warmUp = 3,
): Promise<Sample> {
  const durations: number[] = []
  for (let run = 0; run < times + warmUp; run += 1) {
    const milliseconds = await work(run)
    if (run >= warmUp) {
      durations.push(milliseconds)
    }
  }
  return summarize(durations)
}

export function summarize(durations: readonly number[]): Sample {
  const sorted = durations.toSorted((one, other) => one - other)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
