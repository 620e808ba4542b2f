import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { roomCalls } from '@countersign/contract/calls/signing-room'
import { roomApi } from './support/api.ts'
import { openForSigning } from './support/open-room.ts'
import { executePacket, createPacketAt } from './support/packet.ts'
import { completeRoomByApi, readFields } from './support/room-by-api.ts'
import { consent, getRoomFrame, openLink, openTools } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'
import { completeRoomByKeyboard } from './support/complete-by-keyboard.ts'
import {
  findMissing,
  readPageView,
  readReadingView,
  readStructureTexts,
} from './support/view-texts.ts'

test.use({ view: 'unset' })

const insurance = 'renters-insurance-addendum'
const maria = [['Maria', 'Lopez']] as const

test('desktops show pages, phones text; only the page view loads the PDF renderer, and only its pages reach the edges of a phone', async ({
  member,
  page,
  browser,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const room = await openForSigning(page, member, [insurance])
  await expect(room.getByRole('button', { name: 'Page view', pressed: true })).toBeVisible()
  await expect(room.getByRole('group', { name: 'Page 1 of 2' })).toBeVisible()
  await room.getByRole('group', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded()
  await expect(room.locator('[aria-hidden] > canvas').first()).toBeVisible()
  // For screen readers: headings are headings, and an answer follows its question.
  await expect(room.getByRole('heading', { name: 'Signatures' })).toBeAttached()
  await expect(room.getByRole('group', { name: 'Page 1 of 2' })).toContainText(
    /Resident 1\s*Maria Lopez/,
  )
  expect(await findViolations(page)).toEqual([])
  expect(asked.some(drawsPages)).toBe(true)

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const small = await phone.newPage()
  const byPhone: string[] = []
  small.on('request', (request) => byPhone.push(new URL(request.url()).pathname))
  const roomOnPhone = await openForSigning(small, member, [insurance])
  await openTools(roomOnPhone)
  await expect(
    roomOnPhone.getByRole('button', { name: 'Reading view', pressed: true }),
  ).toBeVisible()
  await expect(roomOnPhone.getByRole('heading', { name: '3.1 Proof' })).toBeVisible()
  expect(byPhone.filter(drawsPages)).toEqual([])

  await roomOnPhone.getByRole('button', { name: 'Page view' }).click()
  await expect(roomOnPhone.getByRole('group', { name: 'Page 1 of 2' })).toBeVisible()
  for (const part of ['article > header', 'article > section']) {
    const box = await roomOnPhone.locator(part).boundingBox()
    expect(box?.x).toBe(16)
    expect(box?.width).toBe(360 - 2 * 16)
  }
  await phone.close()
})

test('who agrees without a mouse begins in the reading view, and so does who asks for more contrast', async ({
  member,
  page,
  browser,
}) => {
  const { residents } = await createPacketAt('sent', member, { formIds: [insurance] })
  const [hers, his] = residents.map(({ code }) => `/sign/${code}`)
  await page.goto(hers ?? '')
  await page.getByRole('button', { name: 'Open the documents' }).press('Enter')
  const room = getRoomFrame(page)
  await room.getByRole('checkbox', { name: /^I agree to use electronic/ }).press('Space')
  await room.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(room.getByRole('button', { name: 'Reading view', pressed: true })).toBeVisible()

  const context = await browser.newContext({ forcedColors: 'active' })
  const other = await context.newPage()
  await openLink(other, his ?? '')
  await consent(getRoomFrame(other))
  const reading = getRoomFrame(other).getByRole('button', { name: 'Reading view', pressed: true })
  await expect(reading).toBeVisible()
  await context.close()
})

test('Next waits for the pages, and then goes to the place', async ({ member, page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/signing-room/places', async (route) => {
    await held
    await route.continue()
  })
  const room = await openForSigning(page, member, [insurance])
  await room.getByRole('button', { name: 'Next', exact: true }).click()
  release()

  await expect(room.locator(':focus')).toHaveAttribute('id', /^field-/)
})

test('switching the view keeps the scroll position, the focus and the answers, and is remembered', async ({
  member,
  page,
}) => {
  const room = await openForSigning(page, member, [insurance, 'residential-lease'])
  const insurer = room.getByRole('textbox', { name: 'Resident 1: insurer' })
  await insurer.fill('Prairie Mutual')
  await room.getByRole('button', { name: 'Reading view' }).click()
  await expect(insurer).toBeFocused()
  await expect(insurer).toHaveValue('Prairie Mutual')
  await expect(insurer).toBeInViewport()

  // Without a focused control, the clause that was read stays in the window.
  const clause = room.getByRole('heading', { name: /^14\.\d/ }).first()
  const title = (await clause.textContent())?.replace(/^[\d.]+ /, '') ?? ''
  await clause.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await room.getByRole('button', { name: 'Page view' }).click()
  await expect(room.locator('[data-text-layer]').getByText(title).first()).toBeInViewport()
  await room.getByRole('button', { name: 'Zoom in' }).click()
  await expect(room.locator('[data-text-layer]').getByText(title).first()).toBeInViewport()
  await room.getByRole('button', { name: 'Reading view' }).click()
  await expect(clause).toBeInViewport()

  await page.reload()
  await expect(room.getByRole('button', { name: 'Reading view', pressed: true })).toBeVisible()
  await expect(insurer).toHaveValue('Prairie Mutual')
})

test('pages that cannot be loaded show an error with a button to the reading view', async ({
  member,
  page,
}) => {
  await page.route('**/signing-room/documents/*?for=page-view', (route) => route.abort())
  const room = await openForSigning(page, member, [insurance])
  await expect(room.getByRole('alert')).toContainText('The pages could not be opened.')
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/signing-room/documents/*?for=page-view')
  await room.getByRole('button', { name: 'Try again' }).click()
  await expect(room.locator('[data-text-layer]').first()).toBeAttached()

  await room.getByRole('button', { name: 'Reading view' }).click()
  await expect(room.getByRole('heading', { name: '3.1 Proof' })).toBeVisible()
})

test('an owner fills in the page view and a resident signs it with the keyboard, and the focus is always visible', async ({
  member,
  memberPage,
  page,
}) => {
  const { groupId } = await createPacketAt('created', member, {
    formIds: ['pet-addendum'],
    people: maria,
  })
  await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const owners = getRoomFrame(memberPage)
  await owners.getByRole('button', { name: 'Page view' }).click()
  await expect(owners.getByRole('group', { name: /^Page 1 of/ })).toBeAttached()
  expect(await completeRoomByKeyboard(memberPage, owners)).toEqual([])
  await expect(owners.getByRole('button', { name: 'Finish' })).toBeEnabled()
  expect(await findViolations(memberPage)).toEqual([])

  const room = await openForSigning(page, member, ['residential-lease'])
  await expect(room.getByRole('group', { name: /^Page 1 of/ })).toBeAttached()
  expect(await completeRoomByKeyboard(page, room)).toEqual([])
  await expect(room.getByRole('img', { name: 'Signed by Maria Lopez' }).first()).toBeVisible()
  await expect(room.getByRole('button', { name: 'Finish' })).toBeEnabled()
})

test('both views and the executed file have the same texts and the same answers', async ({
  member,
  page,
}) => {
  const formIds = [
    'residential-lease',
    'lead-based-paint-disclosure',
    'pet-addendum',
    'rental-application',
  ]
  const { residents, groupId } = await createPacketAt('sent', member, { formIds, people: maria })
  const code = residents[0]?.code ?? ''
  const { embedUrl } = await member.api.call(inviteCalls.getEmbeddedLink, { params: { code } })
  await completeRoomByApi(embedUrl)
  const api = roomApi(embedUrl)
  const fields = await readFields(api, await api.call(roomCalls.getRoom))
  await openLink(page, `/sign/${code}`)
  const room = getRoomFrame(page)
  await room.getByRole('button', { name: 'Page view' }).click()
  await expect(room.locator('[data-view-shown="page"]')).toHaveCount(formIds.length)
  await expect(
    room.getByRole('group', { name: /^Page \d/ }).locator('[data-text-layer]'),
  ).toHaveCount(await room.getByRole('group', { name: /^Page \d/ }).count())
  // Only the pages near the window are rendered.
  expect(await room.locator('[aria-hidden] > canvas').count()).toBeLessThanOrEqual(5)
  const pages = await Promise.all(formIds.map((_, index) => readPageView(room, index)))
  await room.getByRole('button', { name: 'Reading view' }).click()
  const readings = await Promise.all(formIds.map((_, index) => readReadingView(room, index)))
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/sign\/status/)
  const executed = (await readStructureTexts(await executePacket(member, groupId))).join(' ')

  const ticks = pages.reduce((sum, paged) => sum + paged.checked, 0)
  expect(ticks).toBeGreaterThan(0)
  expect(executed.split('✓')).toHaveLength(ticks + 1)

  // Options and table headers are printed; the reading view shows them only if open or filled in.
  const offered = fields
    .flatMap(({ options = [], columns = [] }) => [...options, ...columns])
    .map(({ label }) => label)
  const furniture = [
    ...offered,
    'Yes',
    'No',
    'Printed name',
    'Signature',
    'Date',
    'Title',
    'Signing for',
    '•',
    '✓',
  ]
  formIds.forEach((formId, index) => {
    const [paged, read] = [pages[index], readings[index]]
    if (!paged || !read) {
      throw new Error(`The form ${formId} was not shown.`)
    }
    const said = [...paged.texts, ...paged.values].join('')
    expect(Math.min(read.texts.length, paged.texts.length)).toBeGreaterThan(10)
    expect(findMissing(said, [...read.texts, ...read.values])).toEqual([])
    expect(findMissing(executed, [...read.texts, ...read.values, ...paged.texts])).toEqual([])
    const known = [read.allText, ...read.values, ...furniture].join(' ')
    expect(findMissing(known, paged.texts.filter(isOfTheForm).map(asRead))).toEqual([])
  })
})

/** The category above a form's title; the signing room shows it elsewhere. */
function isOfTheForm(line: string): boolean {
  return line !== line.toUpperCase() || line.length < 3
}

/** In the PDF, a clause's title ends with a period, and initials are named by their field. */
function asRead(line: string): string {
  return line.replace(/^Initials: /, '').replace(/\.$/, '')
}

function drawsPages(path: string): boolean {
  return /\/assets\/(pdf|document-pdf-pages)[-.]|\/signing-room\/places/.test(path)
}
