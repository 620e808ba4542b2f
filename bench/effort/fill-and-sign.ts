import type { Browser, FrameLocator, Page } from '@playwright/test'
import { type Member, signInAs } from '../../e2e/support/member.ts'
import { createPacketAt, createPrintGroup } from '../../e2e/support/packet.ts'
import { completeRoom, consent, getRoomFrame, pressOpen } from '../../e2e/support/room.ts'
import { type DeviceOptions, withPage } from '../browser.ts'
import { measureMilliseconds } from '../measure.ts'
import { countEffort, type Effort } from './count-effort.ts'

export interface Visit extends Effort {
  /** From the first paint to Finish, in milliseconds, for a person who does not think. */
  machineTime: number
  /** Height of the room's document when it is first seen, in CSS pixels. */
  height: number
  /** With every group of questions, where one is shown at a time. */
  heightOfAll: number
  /** Of the highest group. */
  highest: number
}

interface Packet {
  baseUrl: string
  member: Member
  formIds: string[]
}

/** The owner answers what is required in a new packet. */
export async function fillAsOwner(
  browser: Browser,
  device: DeviceOptions,
  { baseUrl, member, formIds }: Packet,
): Promise<Visit> {
  const { groupId } = await createPacketAt('created', member, { formIds })
  return fillGroup(browser, device, { baseUrl, member, groupId })
}

/** The owner answers what is required in a form to print. */
export async function fillForPrint(
  browser: Browser,
  device: DeviceOptions,
  { baseUrl, member, formId }: Omit<Packet, 'formIds'> & { formId: string },
): Promise<Visit> {
  const groupId = await createPrintGroup(member, formId)
  return fillGroup(browser, device, { baseUrl, member, groupId })
}

function fillGroup(
  browser: Browser,
  device: DeviceOptions,
  { baseUrl, member, groupId }: Omit<Packet, 'formIds'> & { groupId: string },
): Promise<Visit> {
  return withPage(browser, device, async (page) => {
    await signInAs(page.context(), member)
    return visit(page, `${baseUrl}/legal-forms/start?documentGroupId=${groupId}`)
  })
}

/** The first of two residents agrees, answers, signs and finishes. */
export async function signAsFirstResident(
  browser: Browser,
  device: DeviceOptions,
  { baseUrl, member, formIds }: Packet,
): Promise<Visit> {
  const { residents } = await createPacketAt('sent', member, { formIds })
  return withPage(browser, device, (page) =>
    visit(page, `${baseUrl}/sign/${residents[0]?.code ?? ''}`, async (room) => {
      await pressOpen(page)
      await consent(room)
    }),
  )
}

async function visit(
  page: Page,
  url: string,
  begin: (room: FrameLocator) => Promise<void> = () => Promise.resolve(),
): Promise<Visit> {
  const effort = await countEffort(page)
  await page.goto(url)
  const room = getRoomFrame(page)
  let heights = { height: 0, heightOfAll: 0, highest: 0 }
  const machineTime = await measureMilliseconds(async () => {
    await begin(room)
    await room.getByRole('button', { name: 'Finish' }).waitFor()
    heights = await room.locator('html').evaluate(measureHeights)
    await completeRoom(room)
  })
  return { ...effort, machineTime, ...heights }
}

/** Runs in the room. */
function measureHeights({ scrollHeight }: HTMLElement) {
  const heights = [...document.querySelectorAll('[data-question-part]')].map((part) => {
    const hidden = part.getAttribute('hidden')
    part.removeAttribute('hidden')
    const { height } = part.getBoundingClientRect()
    if (hidden !== null) {
      part.setAttribute('hidden', hidden)
    }
    return Math.round(height)
  })
  return heights.length === 0
    ? { height: scrollHeight, heightOfAll: scrollHeight, highest: scrollHeight }
    : {
        height: scrollHeight,
        heightOfAll: heights.reduce((sum, height) => sum + height, 0),
        highest: Math.max(...heights),
      }
}
