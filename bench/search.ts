import { randomUUID } from 'node:crypto'
import { type Member, createMember, query } from '../e2e/support/member.ts'
import { fetchAs } from './fetch-as.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import type { Table } from './table.ts'

/** A word of a custom form, a synonym, a typo, several words. */
const searches = ['parking', 'cosigner', 'gardn', 'quiet hours', '3-day', 'laundry 4711']

/** Searches the forms of a member with an unrealistic number of custom forms. */
export async function measureSearch(table: Table, bare: Sample): Promise<void> {
  const member = await createMember()
  await addCustomForms(member, 5000)
  const search = await sample(120, (run) => {
    const term = encodeURIComponent(searches[run % searches.length] ?? '')
    return measureMilliseconds(() => fetchAs(member.token, `/forms?searchTerm=${term}`))
  })
  table.timed('search over 5,000 custom forms and the library', search, bare)
}

const words =
  'parking garden laundry quiet hours guests trash recycling pool bicycle storage balcony grill keys'.split(
    ' ',
  )

/** Adds custom forms with varying texts, directly in the database. */
async function addCustomForms(member: Member, count: number): Promise<void> {
  const run = randomUUID()
  await query(
    `with made as materialized (
       select gen_random_uuid() as id, n from generate_series(1, $2::int) n
     ), kept as (
       insert into own_forms (id, owner_id, edition, created_at)
       select id, $1, 1, now() + n * interval '1 millisecond' from made
     )
     insert into own_form_editions (form_id, edition, title, description, category, text, revised_at)
     select id, 1, initcap(($3::text[])[1 + n % $4::int] || ' ' || ($3::text[])[1 + (n / 7) % $4::int]) || ' ' || n,
       'About ' || ($3::text[])[1 + (n / 3) % $4::int] || ' and ' || ($3::text[])[1 + (n / 11) % $4::int] || ', ' || $5::text,
       'Lease Addenda', 'Text.', now()
     from made`,
    [member.id, count, words, words.length, run],
  )
  await query('analyze')
}
