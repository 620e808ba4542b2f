import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { baseUrl } from './environment.ts'
import { finishRoom, getRoomFrame } from './room.ts'

/** Fills out a form that is printed, up to the page that offers its PDF. */
export async function printLetter(
  page: Page,
  { formId, resident }: { formId: string; resident: string },
): Promise<void> {
  await page.goto(`/legal-forms/print?formId=${formId}`)
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByLabel('Resident 1').fill(resident)
  await page.getByRole('button', { name: 'Fill out' }).click()
  await finishRoom(getRoomFrame(page))
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
