import type { Page } from '@playwright/test'
import { type Member, query } from '../support/member.ts'
import { createPacketAt, type Stage } from '../support/packet.ts'
import { memberViews } from './view.ts'

/** Emails of a packet, and the mailbox of a server that has no mail server. */
export const mailViews = [
  ...memberViews('/dev/mailbox', {
    list: async (page, member) => {
      const { residents } = await createPacketAt('sent', member, { name: 'New lease' })
      await page.goto(`/dev/mailbox?q=${encodeURIComponent(residents[0]?.email ?? '')}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    'nothing found': async (page) => {
      await page.goto('/dev/mailbox?q=nobody')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  }),
  ...memberViews('/dev/mailbox/:mailId/html', {
    'an invitation': (page, member) => openMail(page, member, { kind: 'invitation', at: 'sent' }),
    'the owner’s turn': (page, member) =>
      openMail(page, member, { kind: 'your-turn', at: 'residents-signed' }),
    'the executed file': (page, member) =>
      openMail(page, member, { kind: 'executed', at: 'executed' }),
  }),
]

async function openMail(
  page: Page,
  member: Member,
  { kind, at }: { kind: string; at: Stage },
): Promise<void> {
  await createPacketAt(at, member, { name: 'New lease' })
  const [mail] = await query(
    `select mails.id from mails join packets on packets.id = mails.packet_id
     where packets.owner_id = $1 and mails.kind = $2 order by mails.created_at limit 1`,
    [member.id, kind],
  )
  await page.goto(`/dev/mailbox/${String(mail?.id)}/html`)
}
