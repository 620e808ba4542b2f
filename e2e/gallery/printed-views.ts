import { packetCalls } from '@countersign/contract/calls/packets'
import type { Page } from '@playwright/test'
import type { Member } from '../support/member.ts'
import { createPacketAt, executePacket } from '../support/packet.ts'
import { linkSentTo, openPrintedForm } from '../support/printed-letter.ts'
import { memberViews, residentViews, withOwnerPage } from './view.ts'

/** Forms that are printed, and the copies of them that are sent by email. */
export const printedViews = [
  ...memberViews('/legal-forms/print', {
    'choice of forms': (page) => open(page, '/legal-forms/print'),
    'one form': (page) => open(page, '/legal-forms/print?formId=notice-to-cure-or-quit'),
    'ready to print': printReminder,
    'emailing a copy': openEmailDialog,
    'a copy was sent': sendCopy,
  }),
  ...residentViews('/sign/copy', {
    'an emailed copy': async (page, member) => {
      await withOwnerPage(page, member, (owner) => sendCopy(owner, member))
      await page.goto(await linkSentTo(reader(member)))
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    'a copy of a signed file': async (page, member) => {
      const { groupId } = await createPacketAt('residents-signed', member)
      await member.api.call(packetCalls.putPacketCopies, {
        params: { docGroupId: groupId },
        body: { copies: [{ name: 'Ana Diaz', email: reader(member) }] },
      })
      await executePacket(member, groupId)
      await page.goto(await linkSentTo(reader(member)))
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    'a link that does not work': (page) => open(page, '/sign/copy?code=unknown'),
  }),
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function printReminder(page: Page, member: Member): Promise<void> {
  await openPrintedForm(page, member, 'late-rent-reminder')
  await page.getByRole('heading', { name: 'Email a copy' }).waitFor()
}

async function openEmailDialog(page: Page, member: Member): Promise<void> {
  await printReminder(page, member)
  await page.getByRole('button', { name: 'Email a copy' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(reader(member))
}

async function sendCopy(page: Page, member: Member): Promise<void> {
  await openEmailDialog(page, member)
  await page.getByRole('dialog').getByRole('button', { name: 'Send copy' }).click()
  await page.getByText(`to ${reader(member)}`).waitFor()
  await page.locator('canvas').first().waitFor()
}

function reader(member: Member): string {
  return `maria.${member.email}`
}
