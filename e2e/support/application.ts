import { calls } from '@countersign/contract/calls'
import { expect } from './expect.ts'
import { api } from './api.ts'
import { query, type Member } from './member.ts'

/** The path of a new link for applicants of the member's property. */
export async function makeApplicationLink(member: Member): Promise<string> {
  return `/apply/${await makeCode(member)}`
}

/** Asks to apply by a new link; `path` confirms the address. */
export async function requestApplication(
  member: Member,
  firstName: string,
): Promise<{ code: string; path: string }> {
  const email = `${firstName}-${member.id.slice(0, 8)}@example.com`
  await api().call(calls.postApplicationRequest, {
    params: { code: await makeCode(member) },
    body: {
      firstName,
      lastName: 'Díaz López',
      email,
      phone: '(217) 555-0105',
      message: 'We would like to move in on May 1.',
      language: 'en',
    },
  })
  const code = await readConfirmationCode(email)
  return { code, path: `/apply/confirm/${code}` }
}

/** Asks to apply, and confirms the address; returns the path of the confirmation. */
export async function askToApply(member: Member, firstName: string): Promise<string> {
  const { code, path } = await requestApplication(member, firstName)
  const { enteredSha256 } = await api().call(calls.getApplicationConfirmation, { params: { code } })
  await api().call(calls.confirmApplicationRequest, { params: { code }, body: { enteredSha256 } })
  return path
}

/** From the last email that asks this address for a confirmation. */
export async function readConfirmationCode(email: string): Promise<string> {
  const read = async () => {
    const [row] = await query(
      'select text from mails where recipient_email = $1 order by created_at desc limit 1',
      [email],
    )
    return /\/apply\/confirm\/(\w+)/.exec(String(row?.text))?.[1] ?? ''
  }
  await expect.poll(read).not.toBe('')
  return read()
}

async function makeCode(member: Member): Promise<string> {
  const { code } = await member.api.call(calls.postApplicationLink, {
    params: { id: member.id, propertyId: member.property._id },
    body: { unitId: null },
  })
  return code
}
