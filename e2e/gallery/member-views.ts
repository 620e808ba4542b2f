import type { Page } from '@playwright/test'
import { makeStaff } from '../support/association.ts'
import { createMember, query, type Member } from '../support/member.ts'
import { createPacketAt } from '../support/packet.ts'
import { openHistories } from '../support/support-number.ts'
import { memberViews } from './view.ts'

const members = '/association/members'

export const memberPageViews = [
  ...memberViews(members, {
    full: asStaff(async (page) => {
      await createMember('Zoë Quillfeather')
      await createMember('Quinn Quillfeather-Ramirez of the Lakeside Homes')
      await open(page, `${members}?searchTerm=quillfeather`)
      await page.getByRole('table').waitFor()
    }),
    'nobody is found': asStaff(async (page) => {
      await open(page, `${members}?searchTerm=nobody%20at%20all`)
      await page.getByText('No member matches.').waitFor()
    }),
    'fees of a month': asStaff(async (page) => {
      await open(page, `${members}?searchTerm=nobody%20at%20all`)
      await page.getByRole('button', { name: 'Fees as CSV' }).click()
    }),
  }),
  ...memberViews(`${members}/:memberId`, {
    'what went wrong': asStaff(async (page, { member }) => {
      await breakThings(member)
      await open(page, `${members}/${member.id}`)
      await page.getByLabel('Support number').fill('12345')
      await page.getByRole('button', { name: 'Open the histories' }).click()
    }),
    'histories are open': asStaff(async (page, { staff, member }) => {
      await createPacketAt('created', member)
      await createPacketAt('sent', member)
      await openHistories(staff, member)
      await open(page, `${members}/${member.id}`)
      await page
        .getByRole('button', { name: /Show history/ })
        .first()
        .waitFor()
    }),
    'a history': asStaff(async (page, { staff, member }) => {
      await createPacketAt('sent', member)
      await openHistories(staff, member)
      await open(page, `${members}/${member.id}`)
      await page.getByRole('button', { name: /Show history/ }).click()
      await page.getByText('Created the packet').waitFor()
    }),
  }),
  ...memberViews('/account', {
    'a support number': async (page) => {
      await open(page, '/account')
      await page.getByRole('button', { name: 'Show a support number' }).click()
      await page.getByText('It holds until').waitFor()
      return page.getByRole('button', { name: 'New number' })
    },
  }),
]

/** An email that came back, and a packet that could not be sealed. */
async function breakThings(member: Member): Promise<void> {
  await createPacketAt('created', member)
  const sent = await createPacketAt('sent', member)
  const signed = await createPacketAt('residents-signed', member)
  await query(
    `update mails set bounced_at = now(), failure = '550 5.1.1 no such user'
     where kind = 'invitation' and packet_id = (select id from packets where document_group_id = $1)`,
    [sent.groupId],
  )
  await query(
    `update packets set owner_signed_at = now(), sealing_problem = $2 where document_group_id = $1`,
    [
      signed.groupId,
      'The signed file could not be stored because the file storage is full. Everyone’s signatures are safe, and we will try again automatically.',
    ],
  )
}

/** The page belongs to somebody of the association's staff; `member` is somebody else. */
function asStaff(
  show: (page: Page, people: { staff: Member; member: Member }) => Promise<void>,
): (page: Page, staff: Member) => Promise<void> {
  return async (page, staff) => {
    await makeStaff(staff)
    await show(page, { staff, member: await createMember('Quinn Quillfeather') })
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
