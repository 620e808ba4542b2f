import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import { propertyCalls } from '@countersign/contract/calls/properties'
import type { BrowserContext } from '@playwright/test'
import pg from 'pg'
import { api, type Api } from './api.ts'
import { databaseUrl } from './environment.ts'

/** A member for one test: logged in, with one property of two units. */
export interface Member {
  id: string
  name: string
  email: string
  token: string
  api: Api
  property: Property
}

const mapleStreet: Omit<PropertyBody, 'units'> = {
  name: 'Maple Street Duplex',
  address: { street: '412 Maple Street', city: 'Springfield', state: 'IL', zip: '62704' },
}

/** Creates a member directly in the database: the embedded membership has only three. */
export async function createMember(
  name = 'Olivia Owner',
  home: Partial<Omit<PropertyBody, 'units'>> = {},
  /** Of the association. */
  { isStaff = false } = {},
): Promise<Member> {
  const id = randomUUID()
  const email = `owner-${id.slice(0, 8)}@example.com`
  const token = randomBytes(32).toString('base64url')
  await query(
    `with member as (
       insert into users (id, issuer, subject, name, email, created_at, updated_at)
       values ($1::uuid, 'https://e2e.example', $1::text, $2, $3, now(), now())
       returning id
     )
     insert into sessions (id, user_id, token_sha256, created_at, last_seen_at, is_staff)
     select $4::uuid, id, $5, now(), now(), $6::boolean from member`,
    [id, name, email, randomUUID(), createHash('sha256').update(token).digest('hex'), isStaff],
  )
  const memberApi = api(token)
  const { property } = await memberApi.call(propertyCalls.postProperty, {
    params: { id },
    body: {
      ...mapleStreet,
      ...home,
      units: [{ name: 'Unit A' }, { name: 'Unit B' }],
    },
  })
  return { id, name, email, token, api: memberApi, property }
}

/**
 * Logs the member in on every page of this browser context, once: a logout stays effective. Of two members,
 * the last one stays.
 */
export async function signInAs(context: BrowserContext, member: Member): Promise<void> {
  await context.addInitScript({
    content: `if (window.top === window && !sessionStorage.getItem('e2e ${member.id}')) {
      sessionStorage.setItem('e2e ${member.id}', 'signed in')
      localStorage.setItem('countersign.token', '${member.token}')
    }`,
  })
}

export async function query(
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const result = await client.query<Record<string, unknown>>(sql, values)
    return result.rows
  } finally {
    await client.end()
  }
}
