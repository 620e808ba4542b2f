import { randomUUID } from 'node:crypto'
import { createMember, query } from '../e2e/support/member.ts'
import { fetchAs } from './fetch-as.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import type { Table } from './table.ts'

const members = 10_000
const searches = ['', 'quill', 'núñez', 'homes4711', 'ana b', 'example.com', 'nobody at all']

/** The staff's list of members and its search. */
export async function measureMembers(table: Table, bare: Sample): Promise<void> {
  const staff = await createMember('Lee Diaz', {}, { isStaff: true })
  await addMembers()
  const list = await sample(140, (run) => {
    const term = encodeURIComponent(searches[run % searches.length] ?? '')
    return measureMilliseconds(() =>
      fetchAs(staff.token, `/association/members?searchTerm=${term}`),
    )
  })
  table.timed('list and search of 10,000 members', list, bare)
}

const firstNames = 'Ana Bea Carlos Dieter Élodie Fatima Gus Hanna Igor José'.split(' ')
const lastNames = 'Baker Chen Díaz Ellis Ferreira Grün Hoang Ivanov Núñez Quill'.split(' ')

/** Directly in the database, each with a login of the last month. */
async function addMembers(): Promise<void> {
  await query(
    `with made as (
       insert into users (id, issuer, subject, name, email, created_at, updated_at)
       select gen_random_uuid(), $1, n::text,
         ($3::text[])[1 + n % 10] || ' ' || ($4::text[])[1 + (n / 10) % 10] || ' ' || n,
         'homes' || n || '@example.com', now(), now()
       from generate_series(1, $2::int) n
       returning id
     )
     insert into sessions (id, user_id, token_sha256, created_at, last_seen_at)
     select gen_random_uuid(), id, id::text, now(), now() from made`,
    [`https://bench.example/${randomUUID()}`, members, firstNames, lastNames],
  )
  await query('analyze')
}
