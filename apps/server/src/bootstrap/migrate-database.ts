import { migrate } from '@countersign/database'
import type { Config } from '../config/config.ts'
import { nameDatabaseSetting } from './name-database-setting.ts'

type MigrationSettings = Pick<Config, 'databaseUrl' | 'databaseUrlDirect' | 'databaseUrlOwner'>

/** As the owner of the tables, if the servers have another role. */
export async function migrateDatabase(config: MigrationSettings, directUrl: string): Promise<void> {
  const { databaseUrl, databaseUrlOwner } = config
  await nameDatabaseSetting(config, () =>
    migrate(databaseUrlOwner ?? directUrl, {
      // Servers of two versions may share an external database while one after the other is updated.
      newer: databaseUrl ? 'allow' : 'refuse',
      grantTo: getServerRole(config),
    }),
  )
}

/** The role of the servers, if another one owns the tables. */
export function getServerRole({
  databaseUrl,
  databaseUrlOwner,
}: MigrationSettings): string | undefined {
  return databaseUrl && databaseUrlOwner
    ? decodeURIComponent(new URL(databaseUrl).username)
    : undefined
}
