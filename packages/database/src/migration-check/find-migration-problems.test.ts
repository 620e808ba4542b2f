import { expect, test } from 'vitest'
import { findMigrationProblems } from './find-migration-problems.ts'

const currentRelease = '0.3.0'

function problemsOf(...lines: string[]): string[] {
  return findMigrationProblems({ name: '0099_test', sql: lines.join('\n') }, { currentRelease })
}

test.each([
  ['a table that is dropped', 'DROP TABLE "packets";', 'drops what'],
  ['a column that is dropped', 'ALTER TABLE "packets" DROP COLUMN "name";', 'drops what'],
  ['a column that is renamed', 'ALTER TABLE "mails" RENAME COLUMN "place" TO "role";', 'renames'],
  ['a table that is renamed', 'ALTER TABLE "mails" RENAME TO "emails";', 'renames'],
  [
    'a type that changes',
    'ALTER TABLE "packets" ALTER COLUMN "version" SET DATA TYPE bigint;',
    'type of a column',
  ],
  ['a default that goes', 'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', 'drops a default'],
  ['a value that becomes required', 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 'requires'],
  ['a new column without a value', 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 'not fill'],
  ['rows that are deleted', 'TRUNCATE "a";', 'deletes rows'],
  ['an index of an existing table', 'CREATE INDEX "c" ON "a" USING btree ("b");', 'its index'],
  ['a check of all rows', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);', 'rows are checked'],
  ['an update of all rows', 'UPDATE "a" SET b = 1;', 'locks the rows'],
])('%s is refused', (_what, sql, problem) => {
  expect(problemsOf(sql)).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['a new column that may be empty', 'ALTER TABLE "a" ADD COLUMN "b" text;'],
  ['a new column with a default', 'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'x\' NOT NULL;'],
  ['a check of new rows only', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0) NOT VALID;'],
  ['a looser constraint', 'ALTER TABLE "a" DROP CONSTRAINT "c";'],
  ['a value that is no longer required', 'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;'],
  ['words in a comment', '-- DROP TABLE "a";\nSELECT 1;'],
  [
    'a function',
    'CREATE FUNCTION "f"() RETURNS trigger AS $$ BEGIN UPDATE a SET b = 1; END $$ LANGUAGE plpgsql;',
  ],
])('%s is allowed', (_what, sql) => {
  expect(problemsOf(sql)).toEqual([])
})

test('everything is allowed on a table that the same migration creates', () => {
  const problems = problemsOf(
    'CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint',
    'CREATE UNIQUE INDEX "c" ON "a" USING btree ("b");--> statement-breakpoint',
    'ALTER TABLE "a" ADD CONSTRAINT "d" FOREIGN KEY ("b") REFERENCES "public"."users"("id");',
  )
  expect(problems).toEqual([])
})

test('what an earlier release stopped using may be dropped', () => {
  const drop = 'ALTER TABLE "packets" DROP COLUMN "name";'
  expect(problemsOf('-- contract: packets.name is unused since 0.2.0', drop)).toEqual([])
  for (const line of [
    '-- contract: packets.name is unused since 0.3.0',
    '-- contract: packets.name is unused',
  ]) {
    expect(problemsOf(line, drop)).toEqual([
      expect.stringContaining('names the earlier release'),
      expect.stringContaining('drops what'),
    ])
  }
})

test('a lock is allowed with the reason why it is short', () => {
  const index = 'CREATE INDEX "c" ON "uploads" USING btree ("b");'
  expect(problemsOf('-- lock: uploads has some hundred rows', index)).toEqual([])
  expect(problemsOf('-- lock:', index)).toHaveLength(1)
})
