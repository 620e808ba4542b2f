/** Milliseconds of one run of `work`. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export interface Sample {
  p50: number
  p95: number
}

/** Median and 95th percentile, in milliseconds, of `times` runs one after another, after `warmUp` more. */
export async function sample(
  times: number,
  work: (run: number) => Promise<number>,
  warmUp = 3,
): Promise<Sample> {
  const taken: number[] = []
  for (let run = 0; run < times + warmUp; run += 1) {
    const milliseconds = await work(run)
    if (run >= warmUp) {
      taken.push(milliseconds)
    }
  }
  taken.sort((one, other) => one - other)
  return { p50: at(taken, 0.5), p95: at(taken, 0.95) }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
