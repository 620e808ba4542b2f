import type { Page } from '@playwright/test'
import { baseUrl } from './environment.ts'
import { expect } from './expect.ts'
import type { Member } from './member.ts'
import { createOwnerLink, createPrintGroup } from './packet.ts'
import { finishRoomByApi } from './room-by-api.ts'

/** The page that offers the PDF of a form to print, for Maria Lopez; it is filled out by the API. */
export async function openPrintedForm(page: Page, member: Member, formId: string): Promise<void> {
  const groupId = await createPrintGroup(member, formId)
  await finishRoomByApi(await createOwnerLink(member, groupId))
  await page.goto(`/legal-forms/view?documentGroupId=${groupId}`)
}

/** The link of an emailed copy, from the mailbox of a server without a mail server. */
export async function linkSentTo(email: string): Promise<string> {
  const find = async () => {
    const mailbox = await fetch(`${baseUrl()}/dev/mailbox.json`)
    const [, after = ''] = JSON.stringify(await mailbox.json()).split(`"${email}"`)
    return /\/sign\/copy\?code=\w+/.exec(after)?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
