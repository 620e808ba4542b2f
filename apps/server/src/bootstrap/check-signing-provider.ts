import type { Database } from '@countersign/database'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'
import { countWaitingGroups } from '../features/signnow/index.ts'

/** Throws `ConfigError` if packets that wait at SignNow could then be signed there and here. */
export async function checkSigningProvider(
  db: Database,
  { signNow }: Pick<Config, 'signNow'>,
): Promise<void> {
  const waiting = signNow ? 0 : await countWaitingGroups(db)
  if (waiting > 0) {
    const packets = waiting === 1 ? '1 packet is' : `${waiting} packets are`
    throw new ConfigError(
      `SIGNING_PROVIDER: must stay signnow for now, because ${packets} being signed at SignNow. Switch when everyone has signed, or after the owners have canceled them.`,
    )
  }
}
