import { envelopes } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../start-test-app.ts'

/** As if the owner had added a photo to one of the answers that everybody sees: the same in every packet. */
export async function addPhoto({ services }: TestApp, groupId: string): Promise<string> {
  const hash = await services.ports.files.put(Buffer.from('a photo'))
  const [row] = await services.db.select().from(envelopes).where(eq(envelopes.id, groupId))
  if (!row) {
    throw new Error('The packet has an envelope.')
  }
  const at = services.clock.now().toISOString()
  const photo = {
    ...{ sha256: hash, width: 4, height: 3, at, on: at.slice(0, 10), bytes: 7 },
    ...{ role: 'LLEdit' as const, answerKey: Object.keys(row.body.values)[0] ?? '' },
  }
  const body = { ...row.body, photos: [photo] }
  await services.db.update(envelopes).set({ body }).where(eq(envelopes.id, groupId))

  return hash
}
