import { query } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { expect, test, findViolations } from './support/test.ts'

const words =
  'The signed file could not be stored because the server’s disk is full. Everyone’s signatures are safe, and we will try again automatically.'

test('the owner of a packet that cannot be sealed sees why, and that nothing is lost', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('residents-signed', member, {
    formIds: ['pet-addendum'],
  })
  await query(
    `update packets set owner_signed_at = now(), sealing_problem = $1 where document_group_id = $2`,
    [words, groupId],
  )
  await memberPage.goto(`/legal-forms/status?documentGroupId=${groupId}`)

  await expect(memberPage.getByRole('alert')).toHaveText(words)
  await expect(memberPage.getByText('Fully Executed')).toHaveCount(0)
  expect(await findViolations(memberPage)).toEqual([])
})
