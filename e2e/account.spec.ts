import { createPacketAt } from './support/packet.ts'
import { query, type Member } from './support/member.ts'
import { getRoomFrame } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

test('the account’s phone and address are checked, kept, printed on forms and named in emails', async ({
  member,
  memberPage: page,
}) => {
  await page.goto('/legal-forms')
  await page.getByRole('link', { name: 'ACCOUNT' }).click()
  await expect(page.getByText(member.email)).toBeVisible()
  await page.getByLabel('Phone').fill('12345')
  await page.getByLabel('Street').fill('1 Main Street')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /Enter a valid US phone number\./,
  )
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel('Phone').fill('(217) 555-0199')
  await page.getByLabel('City').fill('Peoria')
  await page.getByLabel('State').selectOption('IL')
  await page.getByLabel('ZIP').fill('61602')
  await page.getByRole('button', { name: 'Add a DBA name' }).click()
  await page.getByRole('textbox', { name: 'DBA name 1' }).fill('Maple Street Homes')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('(217) 555-0199')
  await expect(page.getByRole('textbox', { name: 'DBA name 1' })).toHaveValue('Maple Street Homes')
  expect(await findViolations(page)).toEqual([])

  const { groupId } = await createPacketAt('created', member)
  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  await expect(room.getByLabel('Owner/Agent phone').first()).toHaveValue('(217) 555-0199')

  const { residents } = await createPacketAt('sent', member)
  const [invitation] = await mailsTo(member, residents[0]?.email)
  expect(invitation).toMatchObject({
    from_name: 'Olivia Owner via Countersign',
    reply_to_email: member.email,
    subject: expect.stringMatching(
      /^Olivia Owner asks you to sign: .*Lease.* for 412 Maple Street, Unit A$/,
    ),
  })
  expect(invitation?.text).toContain('(217) 555-0199')
  expect(invitation?.text).toContain('(Central Time)')
})

test('emails about each signature are turned off in the account', async ({
  member,
  memberPage: page,
}) => {
  await page.goto('/account')
  await page.getByLabel('Email me when a resident signs').uncheck()
  await page.getByLabel('Days after sending').fill('2; 5')
  await page.getByLabel('Days before the link expires').fill('')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  await expect(page.getByLabel('Days after sending')).toHaveValue('2, 5')

  await createPacketAt('residents-signed', member, { formIds: ['pet-addendum'] })
  const kinds = (await mailsTo(member, member.email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['your-turn'])
})

async function mailsTo({ id }: Member, email: string | undefined) {
  return query(
    `select mails.* from mails join packets on packets.id = mails.packet_id
     where packets.owner_id = $1 and recipient_email = $2 order by mails.created_at`,
    [id, email],
  )
}
