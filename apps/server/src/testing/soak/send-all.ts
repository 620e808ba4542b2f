import type { Random } from './random.ts'
import { sendChecked, type SoakRequest } from './send.ts'
import type { Site } from './site.ts'

/** At the same time, in any order. */
export async function sendAll(
  { address }: Pick<Site, 'address'>,
  requests: readonly SoakRequest[],
  { next }: Pick<Random, 'next'>,
): Promise<void> {
  const shuffled = requests
    .map((request) => ({ request, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)

  await Promise.all(shuffled.map(({ request }) => sendChecked(address(), request)))
}
