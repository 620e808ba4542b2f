import { expect } from './expect.ts'
import { baseUrl } from './environment.ts'

/** The link in the invitation to an office, from the mailbox of a server without a mail server. */
export async function invitationLink(email: string): Promise<string> {
  const find = async () => {
    const mailbox = await fetch(`${baseUrl()}/dev/mailbox.json`)
    const [, after = ''] = JSON.stringify(await mailbox.json()).split(`"${email}"`)
    return /\/office\/join\/\w+/.exec(after)?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
