import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/counterparts/free-port.ts'
import { startWebKit, type WebKit } from './testing/counterparts/start-webkit.ts'
import { startTestApp, type TestApp } from './testing/index.ts'
import {
  advancePacket,
  readPacketOf,
  residentInvites,
  walkPacket,
  type WalkedPacket,
} from './testing/walk-packet.ts'

/** The engine of Safari, in which most residents with a phone sign. */

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const patience = { timeout: 20_000, interval: 100 }
const insurance = { templateIds: ['renters-insurance-addendum'] }
let server: TestApp
let origin: string
let browser: WebKit
beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startTestApp({ publicUrl: origin }, { webFolder })
  await server.app.listen({ port, host: 'localhost' })
  browser = await startWebKit()
})
afterAll(async () => {
  await browser?.stop()
  await server?.stop()
})

test('a resident reads, agrees, answers, draws a signature and finishes', async () => {
  const walk = await walkPacket(server, 'sent', undefined, insurance)
  await openRoom(walk)
  await agree()
  await completeRoom()
  await browser.click(button('Finish'))
  await browser.leaveFrame()
  await browser.waitFor('//h1[contains(., "Thank you, Maria Lopez")]')

  expect(await browser.url()).toMatch(/\/sign\/status\?code=/)
  expect((await residentInvites(walk)).map(({ status }) => status)).toEqual(['signed', 'pending'])
})

test('the pages of a form are drawn', async () => {
  await openRoom(await walkPacket(server, 'sent', undefined, insurance))
  await agree()
  await browser.click(button('Aa'))
  await browser.click(button('Page view'))

  await expect.poll(() => browser.run(darkPixels), patience).toBeGreaterThan(100)
})

test('an owner signs last', async () => {
  const walk = await walkPacket(server, 'residents-signed', undefined, insurance)
  await browser.open(`${origin}/login`)
  await browser.run(`localStorage.setItem('countersign.token', arguments[0])`, walk.member.token)
  await browser.open(`${origin}/legal-forms/sign?documentGroupId=${walk.groupId}`)
  await browser.enterFrame()
  await completeRoom()
  await browser.click(button('Finish'))
  await browser.leaveFrame()
  await expect.poll(() => browser.url(), patience).toMatch(/\/legal-forms\/(status|view)/)

  await advancePacket(server, walk, { from: 'owner-signed', to: 'executed' })
  expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
})

async function openRoom(walk: WalkedPacket): Promise<void> {
  const [first] = await residentInvites(walk)
  await browser.open(`${origin}/sign/${first?.code}`)
  await browser.click(button('Open the documents'))
  await browser.enterFrame()
}

async function agree(): Promise<void> {
  await browser.click('//label[contains(., "I agree to use electronic records")]')
  await browser.click(button('Continue'))
}

/** Next goes to each place that is open; the first signature is drawn. */
async function completeRoom(): Promise<void> {
  await browser.waitFor(button('Next'))
  for (let step = 0; step < 30 && (await isOpen()); step += 1) {
    await browser.click(button('Next'))
    await expect.poll(() => browser.run(focused), patience).not.toMatch(/^(BODY|BUTTON Next)/)
    await answerFocused(String(await browser.run(focused)))
  }
}

async function answerFocused(where: string): Promise<void> {
  if (where.startsWith('BUTTON')) {
    const open = Number(await browser.run(openPlaces))
    await browser.run('document.activeElement.click()')
    const isSignedOrAdopting = async () =>
      Number(await browser.run(openPlaces)) < open || (await browser.run(isAdopting))
    await expect.poll(isSignedOrAdopting, patience).toBe(true)
    if (await browser.run(isAdopting)) {
      await adoptDrawn()
    }
  } else if (where.startsWith('SELECT')) {
    await browser.type('\uE015')
  } else {
    await browser.type('12')
  }
}

async function adoptDrawn(): Promise<void> {
  await browser.click('//dialog//label[contains(., "Draw")]')
  await browser.drawOver('//dialog//canvas')
  await browser.click('//dialog//button[contains(., "Adopt and sign")]')
  await expect.poll(() => browser.run(isAdopting), patience).toBe(false)
}

async function isOpen(): Promise<boolean> {
  return (await browser.run(isFinishDisabled)) === true
}

function button(name: string): string {
  return `//button[normalize-space(.)="${name}"]`
}

const focused = `const { tagName, innerText } = document.activeElement; return tagName + ' ' + innerText`
const isAdopting = `return document.querySelector('dialog[open]') !== null`
const openPlaces = `return [...document.querySelectorAll('button')].filter(
  (each) => /^(Sign|Initial) here/.test(each.innerText)).length`
const isFinishDisabled = `return [...document.querySelectorAll('button')].some(
  (each) => each.innerText === 'Finish' && (each.disabled || each.ariaDisabled === 'true'))`
const darkPixels = `const canvas = document.querySelector('canvas')
  const { data } = canvas?.getContext('2d').getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return data.filter((value, index) => index % 4 === 0 && value < 100).length`
