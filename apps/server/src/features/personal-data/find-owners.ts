import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { Person } from './find-person.ts'

/** Every owner who keeps something about this email, in any case. For an operator. */
export async function findOwners({ db }: Context, email: string): Promise<Person[]> {
  const { rows } = await db.execute<{ ownerId: string }>(sql`
    select distinct owner_id as "ownerId" from (${everyEmail}) as kept
    where lower(email) = ${email.toLowerCase()} order by 1`)

  return rows.map(({ ownerId }) => ({ ownerId, email }))
}

/** The email of a line in the log, of which only the hash is there. */
export async function findByHash(
  { db }: Context,
  { ownerId, personSha256 }: { ownerId: string; personSha256: string },
): Promise<Person | undefined> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from (${everyEmail}) as kept where owner_id::text = ${ownerId}
      and encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') = ${personSha256} limit 1`)

  return rows[0] && { ownerId, email: rows[0].email }
}

const everyEmail = sql`
  select packets.owner_id, signing_invites.email from signing_invites
    join packets on packets.id = signing_invites.packet_id where role <> 'LLSign'
  union all select owner_id, email from tenants
  union all select owner_id, owner ->> 'email' from properties, jsonb_array_elements(owners) as owner
  union all select owner_id, copy ->> 'email' from properties, jsonb_array_elements(copies) as copy
  union all select owner_id, copy ->> 'email' from packets, jsonb_array_elements(copies) as copy
  union all select application_links.owner_id, application_requests.email from application_requests
    join application_links on application_links.id = link_id
  union all select office_id, email from office_invitations
  union all select packets.owner_id, mails.recipient_email from mails
    join packets on packets.id = mails.packet_id where role <> 'LLSign'`
