import type { InvitationBody } from '@countersign/contract/schemas/offices'
import type { z } from 'zod'
import type { Member } from './sign-in.ts'
import type { TestApp } from './start-test-app.ts'

type Place = Omit<z.input<typeof InvitationBody>, 'email'>

/** The person accepts an invitation of the manager, and works in that office from then on. Answers its code. */
export async function joinOffice(
  test: TestApp,
  { manager, person, place }: { manager: Member; person: Member; place: Place },
): Promise<string> {
  const code = await inviteToOffice(test, { manager, email: person.email, place })
  const joined = await person.call('POST', `/office/invitations/${code}`)
  if (joined.statusCode !== 204) {
    throw new Error(joined.body)
  }

  return code
}

/** Answers the code in the email. */
export async function inviteToOffice(
  test: TestApp,
  { manager, email, place }: { manager: Member; email: string; place: Place },
): Promise<string> {
  const invited = await manager.call('POST', '/office/people', { email, ...place })
  if (invited.statusCode !== 201) {
    throw new Error(invited.body)
  }
  await test.jobs.run()
  const mail = test.mail.sent.findLast(({ to }) => to.email === email)

  return /office\/join\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
