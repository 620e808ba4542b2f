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
      ...(databaseUrl && databaseUrlOwner && { grantTo: userOf(databaseUrl) }),
    }),
  )
}

function userOf(url: string): string {
  return decodeURIComponent(new URL(url).username)
}
